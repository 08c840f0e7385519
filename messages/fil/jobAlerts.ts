import type { Translated } from '../translated'

export default {
  pageTitle: 'Mga bagong trabaho sa email',
  description:
    'Ibigay ang email address mo, at susulatan ka namin kapag may mga bagong trabahong tulad nito.',
  title: 'Tumanggap ng mga bagong trabaho sa email',
  search: 'Ang hinahanap mo',
  allJobs: 'Lahat ng bagong trabaho, sa lahat ng bansa.',
  changeSearch: 'Baguhin ang hinahanap',
  howOften:
    'Sumusulat kami nang hindi hihigit sa isang beses sa isang araw, at kapag may bagong trabaho lang.',
  leaving:
    'Isang pindot lang sa alinman sa mga email na ito para tumigil ang mga ito. Pagkatapos, buburahin namin ang address mo.',
  address: 'Ang email address mo',
  ask: 'Padalhan ako ng mga bagong trabaho',
  privacy: 'Ginagamit namin ang address mo para sa mga email na ito lang.',
  confirmTitle: 'Gusto mo ba ng mga bagong trabaho sa email?',
  confirmYes: 'Oo, padalhan ako ng mga bagong trabaho',
  confirmNo: 'Hindi, burahin ang email address ko',
  onTitle: 'Ang alert mo',
  onText: 'Tumatanggap ka sa email ng mga bagong trabaho para sa hinahanap mong ito.',
  leaveYes: 'Itigil ang mga email na ito at burahin ang address ko',
  overTitle: 'Hindi na gumagana ang link na ito',
  overText:
    'May {hours} oras ka para kumpirmahin ang isang alert. Kapag itinigil ang alert, nabura na namin ang address mo. Puwede kang humiling ulit kahit kailan.',
  openJobs: 'Tingnan ang mga bukas na trabaho',
  askSubject: 'Pakikumpirma: mga bagong trabaho sa email',
  askTitle: 'Gusto mo ba ng mga bagong trabaho sa email?',
  askText:
    'May humiling sa amin na magpadala ng mga bagong trabaho sa address na ito. Ikaw ba iyon? Kung oo, pakikumpirma.',
  askButton: 'Kumpirmahin',
  askHint:
    'Gumagana ang link nang {hours} oras. Kung hindi ikaw iyon, wala kang kailangang gawin: wala nang darating na email, at buburahin namin ang address mo.',
  haveTitle: 'Natatanggap mo na ang mga trabahong ito',
  haveText: 'Humiling ka ng mga bagong trabaho sa email. Bukas na ang alert na ito.',
  fullTitle: 'May {count} alert ka na',
  fullText:
    'Humiling ka ng isa pang alert. Hanggang {count} lang ang puwede sa isang address. Magtigil muna ng isa: nasa email nito ang link. Isa ito sa mga iyon:',
  newSubject:
    '{n, plural, one {{count} bagong trabaho} other {{count} bagong trabaho}} para sa hinahanap mo',
  wholeList: 'Tingnan ang lahat ng trabaho sa hinahanap na ito',
  leave: 'Itigil ang mga email na ito at burahin ang address ko',
  leaveHint: 'Magbubukas ang link ng pahinang may isang button.',
} satisfies Translated<'jobAlerts'>
