import industries from './industries'
import jobList from './jobList'
import jobs from './jobs'
import languages from './languages'
import layout from './layout'
import licence from './licence'
import navigation from './navigation'
import places from './places'

/** What the screens say in English, by screen. Other languages translate it key by key. */
const en = { industries, jobList, jobs, languages, layout, licence, navigation, places }

export type English = typeof en

export default en
