import { php, postForm } from '../network/http'
import { rowsWhere } from '../staff/records'
import { type Overrides, registrationForm } from './forms'

/** Calls registration.php as the form does. */
export const register = async (overrides: Overrides = {}) =>
  postForm(php('registration'), await registrationForm(overrides))

export const registrationsOf = (email: string) => rowsWhere('registrations', 'email', email)
