/**
 * For which answers a rule is: each named answer must be in its list. An answer that was not given
 * is in no list, unless the list has null. Q is the question: `{ home: 'IN' | 'NP' | null … }`.
 */
export type AppliesTo<Q> = { readonly [K in keyof Q]?: readonly Q[K][] }

/** Whether a rule is for a question. A rule without conditions is for all. */
export const matches = <Q extends object>(when: AppliesTo<Q> | undefined, question: Q): boolean =>
  when === undefined ||
  (Object.keys(when) as (keyof Q)[]).every((name) => {
    const list = when[name]
    return list === undefined || list.includes(question[name])
  })
