import type { TableModel } from './tableModel.ts';

/** The ids of the tiles that the others' plays have touched since the viewer's last turn. */
export function newsTiles({ arrangement, news }: TableModel): ReadonlySet<string> {
  return new Set(arrangement.touched.slice(news.begin, news.end).flat());
}
