import type { TestFile } from '../files/files'
import { get, php, postForm } from '../network/http'
import { rowIn } from '../rows'
import { type Account, logIn, newAccount } from './session'

export type Fields = Record<string, string | TestFile>

const profileForm = (account: Account, fields: Fields): FormData => {
  const form = new FormData()
  const all: Fields = { name: 'Test admin', email: account.email, ...fields }
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value.bytes], { type: value.type }), value.name)
  }
  return form
}

/** A new admin who is logged in, with the calls that read and save the profile. */
export const signedIn = async () => {
  const account = await newAccount('admin')
  const token = await logIn(account)
  const save = (fields: Fields) => postForm(php('profile'), profileForm(account, fields), token)
  const profile = async () => rowIn(await get(php('profile'), token), 'profile')
  return { account, token, save, profile }
}
