import { useContext } from 'react';
import type { FarTable } from '../../../store/online/farState.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { Notice, TableNotice, useReading } from '../../table/TableNotice.tsx';
import { LooksOn } from './LooksOn.tsx';
import { FarNoticeContext } from './useFarNotice.ts';

interface NoticePlaceProps {
  readonly table: FarTable;
  readonly source: TableSource;
}

/** Says what is to be said of a table far away, or else what any table says there. */
export function NoticePlace({ table, source }: NoticePlaceProps) {
  const notice = useContext(FarNoticeContext);
  useReading(notice?.onRead);
  return (
    <>
      <LooksOn table={table} />
      {notice === undefined ? <TableNotice table={source} /> : <Notice words={notice.words} />}
    </>
  );
}
