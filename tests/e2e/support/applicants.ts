import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import type { StaffApi } from './staffApi'
import { expect } from './test'

export const openList = async (page: Page, word: string, more = '') => {
  await page.goto(`/managejobs?panel=candidates&q=${word}${more}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
}

export const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

export const openPane = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).press('Enter')
  await expect(pane(page, name).getByRole('heading', { level: 2, name })).toBeFocused()
  return pane(page, name)
}

export const stageIn = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: label })

/** Makes `count` applicants; 'A 1 <word>' is the newest and first in the list. */
export const manyApplicants = async (records: StaffApi, count: number): Promise<string> => {
  const word = mark()
  for (let i = count; i >= 1; i--) await records.apply({ name: `A ${i} ${word}` })
  return word
}

export const storedStages = async (records: StaffApi, word: string) =>
  (await records.applicantsNamed(word)).map(({ stage }) => stage)
