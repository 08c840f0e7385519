import account from './account'
import alertAnswers from './alertAnswers'
import applyForm from './applyForm'
import chargeTexts from './chargeTexts'
import content from './content'
import copies from './copies'
import copyAnswers from './copyAnswers'
import countryPage from './countryPage'
import demand from './demand'
import documents from './documents'
import documentTexts from './documentTexts'
import enquiry from './enquiry'
import enquiryForm from './enquiryForm'
import factTopics from './factTopics'
import family from './family'
import formKit from './formKit'
import formPage from './formPage'
import forms from './forms'
import helpTexts from './helpTexts'
import home from './home'
import homeSteps from './homeSteps'
import homeTexts from './homeTexts'
import industries from './industries'
import interview from './interview'
import interviewAnswers from './interviewAnswers'
import interviewMails from './interviewMails'
import jobAlerts from './jobAlerts'
import jobDetails from './jobDetails'
import jobFacts from './jobFacts'
import jobList from './jobList'
import jobs from './jobs'
import jobTable from './jobTable'
import journey from './journey'
import languages from './languages'
import layout from './layout'
import licence from './licence'
import mails from './mails'
import messageCheck from './messageCheck'
import mode from './mode'
import navigation from './navigation'
import offer from './offer'
import offerTexts from './offerTexts'
import paid from './paid'
import paperPoints from './paperPoints'
import papers from './papers'
import places from './places'
import printFoot from './printFoot'
import questionAnswers from './questionAnswers'
import questions from './questions'
import receipts from './receipts'
import registrationForm from './registrationForm'
import registrationIndustries from './registrationIndustries'
import routeTexts from './routeTexts'
import sample from './sample'
import skylines from './skylines'
import statusAnswers from './statusAnswers'
import statusPage from './statusPage'
import steps from './steps'
import stepTexts from './stepTexts'
import tools from './tools'
import trades from './trades'

/** Malayalam. No native speaker has read it yet. */
export default {
  demand,
  documentTexts,
  documents,
  account,
  alertAnswers,
  applyForm,
  chargeTexts,
  content,
  copies,
  copyAnswers,
  countryPage,
  enquiry,
  enquiryForm,
  factTopics,
  family,
  formKit,
  formPage,
  forms,
  helpTexts,
  home,
  homeSteps,
  homeTexts,
  industries,
  interview,
  interviewMails,
  interviewAnswers,
  jobAlerts,
  jobDetails,
  jobFacts,
  jobList,
  jobTable,
  jobs,
  journey,
  languages,
  layout,
  licence,
  mails,
  messageCheck,
  mode,
  navigation,
  offer,
  offerTexts,
  paid,
  paperPoints,
  papers,
  places,
  printFoot,
  questionAnswers,
  questions,
  receipts,
  registrationForm,
  registrationIndustries,
  routeTexts,
  sample,
  skylines,
  statusAnswers,
  statusPage,
  stepTexts,
  steps,
  tools,
  trades,
}
