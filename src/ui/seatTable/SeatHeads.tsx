/** The heads of a table's columns that tell of one seat each, seat 0 first. */
export function SeatHeads({ names }: { readonly names: readonly string[] }) {
  return names.map((name, seat) => (
    <th key={seat} scope="col">
      {name}
    </th>
  ));
}
