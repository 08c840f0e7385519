import applyForm from './applyForm'
import formKit from './formKit'
import formPage from './formPage'
import forms from './forms'
import industries from './industries'
import jobList from './jobList'
import jobs from './jobs'
import languages from './languages'
import layout from './layout'
import licence from './licence'
import navigation from './navigation'
import places from './places'
import registrationForm from './registrationForm'
import registrationIndustries from './registrationIndustries'
import sample from './sample'

/** Hindi. No native speaker has read it yet. */
export default {
  applyForm,
  formKit,
  formPage,
  forms,
  industries,
  jobList,
  jobs,
  languages,
  layout,
  licence,
  navigation,
  places,
  registrationForm,
  registrationIndustries,
  sample,
}
