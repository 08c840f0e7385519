import { type Overrides, registrationForm } from './forms'
import { php, postForm } from './http'
import { rowsWhere } from './records'

/** Calls registration.php as the form does. */
export const register = async (overrides: Overrides = {}) =>
  postForm(php('registration'), await registrationForm(overrides))

export const registrationsOf = (email: string) => rowsWhere('registrations', 'email', email)
