/**
 * Number and check code in the address of a receipt, '26-000131-7K42', as people type it: small letters, and
 * the letters that are taken for digits. Null when it has another form.
 */
export const readAddress = (
  typed: string | undefined,
): { number: string; check_code: string } | null => {
  const plain = (typed ?? '').trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const found = /^(?:R-)?(\d{2})-(\d{1,9})-([0-9A-Z]{4})$/.exec(plain)
  if (!found) return null
  const [, year, sequence = '', check_code = ''] = found
  return { number: `R-${year}-${sequence.padStart(6, '0')}`, check_code }
}
