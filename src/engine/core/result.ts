/** What may go wrong through a person's doing is returned, never thrown. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failure<Problem>(problem: Problem): {
  readonly ok: false;
  readonly problem: Problem;
} {
  return { ok: false, problem };
}
