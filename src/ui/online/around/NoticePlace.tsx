import { useContext } from 'react';
import type { TableSource } from '../../../store/table/source.ts';
import { Notice, TableNotice, useReading } from '../../table/TableNotice.tsx';
import { FarNoticeContext } from './useFarNotice.ts';

/** Says what is to be said of a table far away, or else what any table says there. */
export function NoticePlace({ source }: { readonly source: TableSource }) {
  const notice = useContext(FarNoticeContext);
  useReading(notice?.onRead);
  return notice === undefined ? <TableNotice table={source} /> : <Notice words={notice.words} />;
}
