import { countryCodes } from './countries'

/** Whether some country has this dialling code. */
export const isDialCode = async (country_code: string): Promise<boolean> =>
  (await countryCodes()).some((country) => country.country_code === country_code)
