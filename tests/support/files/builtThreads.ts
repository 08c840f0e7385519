import { execFileSync } from 'node:child_process'

/** The unit tests run the sources, but worker threads cannot: they are built as for the site. */
export default (): void => {
  execFileSync('npm', ['run', '--silent', 'build:worker'], { stdio: 'inherit' })
}
