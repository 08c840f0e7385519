import type { GlobalConfig, Payload } from 'payload'

/** What all accounts must do to sign in. Changed by second_factor.php only, which records it. */
export const SignInSettings: GlobalConfig = {
  slug: 'sign-in-settings',
  admin: { hidden: true },
  fields: [{ name: 'second_factor_required', type: 'checkbox', defaultValue: false }],
}

/** Whether nobody may sign in without a second factor. */
export const isFactorRequired = async (payload: Payload): Promise<boolean> =>
  (await payload.findGlobal({ slug: 'sign-in-settings' })).second_factor_required === true
