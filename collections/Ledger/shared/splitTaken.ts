/**
 * How a sum inside the limit divides: what law and job page allow, what the law allows but the job page does
 * not, and what is over the law. Hundredths; a page that says no sum promises as much as the law.
 */
export const splitTaken = (sum: number, law: number, promise: number | null) => {
  const most = Math.min(law, promise ?? law)
  const allowed_minor = Math.min(sum, most)
  const over_law_minor = Math.max(0, sum - law)
  return {
    ...{ most, allowed_minor, over_law_minor },
    not_promised_minor: sum - allowed_minor - over_law_minor,
  }
}
