import type { Translated } from '../translated'

export default {
  home: 'Home',
  browse: 'Tingnan ang mga trabaho',
  next: 'Ano ang susunod',
  nextReference: 'Makakakuha ka agad ng application number. Itabi ito.',
  nextRead: 'Babasahin ng counselor ang resume mo.',
  keepNumber: 'Itabi ang number: kunan ng litrato ang pahinang ito, o isulat ang number.',
  mostCandidates: 'Karamihan sa mga aplikante namin',
  allCountries: 'Lahat ng bansa',

  applyTitle: 'Aplikasyon sa trabaho',
  applyTitleFor: 'Aplikasyon sa trabaho: {job}',
  applyDescription: 'Mag-apply bilang {job} gamit ang resume mo: PDF, DOC o DOCX, hanggang 2 MB.',
  generalDescription:
    'Ipadala sa amin ang resume mo para sa anumang bukas na trabaho: PDF, DOC o DOCX, hanggang 2 MB.',
  apply: 'Mag-apply',
  noSpecificJob: 'Walang partikular na trabaho',
  sendResume:
    'Ipadala sa amin ang resume mo. Titingnan namin ito kapag may bukas na trabahong bagay sa iyo.',
  callIfItFits: 'Kung bagay ito, tatawagan ka namin mula sa number na nasa pahinang ito.',
  moreJobsIn: 'Tingnan ang iba pang trabaho sa {country}',
  moreJobs: 'Tingnan ang mga trabaho',
  callAndWrite:
    'Tumatawag kami mula sa <num>{phone}</num> o sumusulat mula sa <b>@{domain}</b>. Walang ibang nagsasalita para sa amin, at walang sinuman ang puwedeng humingi sa iyo ng pera.',
  call: 'Tumatawag kami mula sa <num>{phone}</num>. Walang ibang nagsasalita para sa amin, at walang sinuman ang puwedeng humingi sa iyo ng pera.',
  write:
    'Tumatawag kami sa iyo o sumusulat mula sa <b>@{domain}</b>. Walang ibang nagsasalita para sa amin, at walang sinuman ang puwedeng humingi sa iyo ng pera.',
  callYou:
    'Tumatawag kami sa iyo. Walang ibang nagsasalita para sa amin, at walang sinuman ang puwedeng humingi sa iyo ng pera.',
  closedTitle: 'Sarado na ang trabahong ito',
  closed:
    'Hindi na tumatanggap ng aplikasyon para sa <b>{job}</b>. May ibang trabahong bukas ngayon.',
  postResume: 'Ipadala ang resume mo',

  registrationTitle: 'Pagpaparehistro ng aplikante',
  registrationDescription:
    'Magparehistro bilang aplikante para sa trabaho sa Gulf, Singapore at Malaysia: ipadala ang resume mo nang isang beses, at makatanggap ng balita tungkol sa mga bagong trabaho sa WhatsApp.',
  registration: 'Pagpaparehistro',
  callIfAJobFits:
    'Kung may trabahong bagay sa iyo, tatawagan ka namin mula sa number na nasa pahinang ito.',
  saveNumber:
    'I-save sa phone mo ang opisyal naming WhatsApp number, <b>{number}</b>. Kapag naka-save na, saka ka lang namin maidadagdag sa broadcast list.',
  saveNumberButton: 'I-save ang number namin',
  saveNumberNow:
    'I-save ang opisyal naming WhatsApp number, <b>{number}</b>. Kung hindi ito naka-save, walang mensahe ng broadcast list na makakarating sa iyo.',
  readAndCall:
    'Babasahin ng counselor ang resume mo, at tatawagan ka kapag may trabahong bagay sa iyo. Walang sinuman ang puwedeng humingi sa iyo ng pera.',
} satisfies Translated<'formPage'>
