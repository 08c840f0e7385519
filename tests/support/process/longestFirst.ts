import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const STARTS_A_SITE =
  /\b(?:siteForFile|clockedSite|mailSiteForFile|crawledSiteForFile|startServer|startOwnSite)\(/

/**
 * The order of test files: those that start a site first. They take longest, also the short ones, and
 * the other worker would wait for one that begins last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      const long = own.filter(({ moduleId }) => STARTS_A_SITE.test(readFileSync(moduleId, 'utf8')))
      return [...long, ...own.filter((file) => !long.includes(file))]
    })
  }
}
