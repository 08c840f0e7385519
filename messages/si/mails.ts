import type { Translated } from '../translated'

export default {
  dear: 'හිතවත් {name},',
  reference: 'අයදුම් අංකය',
  job: 'රැකියාව',
  position: 'තනතුර',
  received: 'ලැබුණු වේලාව',
  ourNumber: 'අපේ ලියාපදිංචි අංකය',
  next: 'ඊළඟට සිදු වන දේ',
  linkIsYours:
    'මේ ලින්ක් එක ඔබට පමණි. එය ඇති ඕනෑම කෙනෙකුට, ඔබ අපට එවූ දේ දැකිය හැකිය: එය වෙන කිසිවෙකුට දෙන්න එපා.',
  noMoney: 'අපි කිසි විටෙකත් ඊමේල්, දුරකථනය හෝ WhatsApp මගින් මුදල් ඉල්ලන්නේ නැත.',
  ourDomains: 'අපේ ඊමේල් එන්නේ {domains} වෙතින් පමණි.',
  askedToPay: 'යමෙකු ඔබෙන් මුදල් ඉල්ලුවාද? අපට දන්වන්න: {address}',
  registrationNumber: 'ලියාපදිංචි අංකය {number}',
  phone: 'දුරකථනය {phone}',

  applicationSubject: 'අයදුම්පත {reference} ලැබී ඇත',
  applicationTitle: 'ඔබේ අයදුම්පත අපට ලැබී ඇත',
  applicationText: 'ස්තුතියි. ඔබේ අයදුම්පත සහ CV එක අපේ කාර්යාලයට ලැබී ඇත.',
  applicationRead: 'උපදේශකයෙක් ඔබේ CV එක කියවයි.',
  applicationCall:
    'එය රැකියාවට ගැළපේ නම්, අපි {phone, select, none {} other {{phone} අංකයෙන් }}ඔබට කතා කරමු{domains, select, none {} other {, නැතහොත් {domains} වෙතින් ලියමු}}.',
  applicationPage: 'එය දැන් තිබෙන්නේ කුමන පියවරේදැයි ඔබේම පිටුවෙන් බැලිය හැකිය.',
  applicationButton: 'ඔබේ අයදුම්පත බලන්න',

  registrationSubject: 'ලියාපදිංචිය {reference} ලැබී ඇත',
  registrationTitle: 'ඔබ ලියාපදිංචි වී ඇත',
  registrationText: 'ස්තුතියි. ඔබේ ලියාපදිංචිය සහ CV එක අපේ කාර්යාලයට ලැබී ඇත.',
  registrationSave: 'අපේ අංකය ඔබේ දුරකථනයේ සේව් කරගන්න. පණිවිඩ ලැබෙන්නේ එය සේව් කරගත් අයට පමණි.',
  registrationCall:
    'රැකියාවක් ඔබට ගැළපෙන විට, අපි {phone, select, none {} other {{phone} අංකයෙන් }}ඔබට කතා කරමු{domains, select, none {} other {, නැතහොත් {domains} වෙතින් ලියමු}}.',
  registrationPage: 'ඔබ ගැන අප සතුව ඇති දේ ඔබේම පිටුවෙන් බැලීමට, සහ ඔබේ එකඟතාව වෙනස් කිරීමට ඔබට හැකිය.',
  registrationButton: 'ඔබේ ලියාපදිංචිය බලන්න',

  proposalSubject: 'අපි ඔබව රැකියාවකට යෝජනා කරමු: {job}',
  proposalTitle: 'අපි ඔබව රැකියාවකට යෝජනා කරමු',
  proposalText:
    'ඔබ අප සමඟ ලියාපදිංචි වී, වෙනත් රැකියා සඳහා අප ඔබේ තොරතුරු තබාගැනීමට එකඟ විය. අපේ කාර්යාලය පහත රැකියාවට, ඔබ අපට එවූ CV එක සමඟ, ඔබව යෝජනා කරයි.',
  proposalCall:
    'ඊළඟ පියවරට ඔබව තෝරාගතහොත්, අපි {phone, select, none {} other {{phone} අංකයෙන් }}ඔබට කතා කරමු{domains, select, none {} other {, නැතහොත් {domains} වෙතින් ලියමු}}.',
  proposalWithdraw:
    'ඔබට මේ රැකියාව අවශ්‍ය නැත්නම්, එම පිටුවේදීම අයදුම්පත ඉල්ලා අස්කර ගන්න. ඔබේ ලියාපදිංචිය එලෙසම පවතී.',
  proposalButton: 'බලන්න, නැතහොත් ඉල්ලා අස්කර ගන්න',

  enquirySubject: 'ඔබේ පණිවිඩය {reference} ලැබී ඇත',
  enquiryTitle: 'ඔබේ පණිවිඩය අපට ලැබී ඇත',
  enquiryText: 'ලිවීම ගැන ස්තුතියි. අප වැඩ කරන දින {count}ක් ඇතුළත පිළිතුරු දෙමු.',
  enquiryReference: 'යොමු අංකය',
  enquiryAbout: 'කාරණය',
  enquiryAgain: 'නැවත කතා කරන විට හෝ ලියන විට මේ යොමු අංකය කියන්න.',
} satisfies Translated<'mails'>
