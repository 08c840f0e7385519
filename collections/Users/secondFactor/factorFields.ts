import { MESSAGES } from '@/lib/shared/messages'
import type { SetUpJson } from '../shared/secondFactor'
import type { SignInOutcome } from '../signIn'

type WithoutSession = Extract<SignInOutcome, { is: 'codeNeeded' | 'codeWrong' | 'setUpNeeded' }>

type Fields = {
  message: string
  second_factor: 'code' | 'set-up'
  errors?: { code: string }
  set_up?: SetUpJson
}

/** What both login endpoints answer after a right password without a valid code. */
export const factorFields = (outcome: WithoutSession): Fields => {
  if (outcome.is === 'setUpNeeded') {
    return { message: MESSAGES.setUpNeeded, second_factor: 'set-up', set_up: outcome.setUp }
  }
  if (outcome.is === 'codeNeeded') return { message: MESSAGES.codeNeeded, second_factor: 'code' }
  const message = MESSAGES.codeWrong
  return { message, second_factor: 'code', errors: { code: message } }
}
