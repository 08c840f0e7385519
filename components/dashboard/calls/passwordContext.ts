'use client'
import { createContext, useContext } from 'react'

/** What the dialog for the password says. */
export type PasswordQuestion = {
  /** Why the password is needed. */
  meaning: string
  /** The button that goes on. */
  action: string
}

/** Asks for the password of the account. Resolves to false when it was not given. */
export type AskPassword = (question: PasswordQuestion) => Promise<boolean>

export const PasswordContext = createContext<AskPassword>(async () => false)

export const useAskPassword = (): AskPassword => useContext(PasswordContext)
