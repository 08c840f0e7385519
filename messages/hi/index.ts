import industries from './industries'
import jobList from './jobList'
import jobs from './jobs'
import languages from './languages'
import layout from './layout'
import licence from './licence'
import navigation from './navigation'
import places from './places'

/** Hindi. No native speaker has read it yet. */
export default { industries, jobList, jobs, languages, layout, licence, navigation, places }
