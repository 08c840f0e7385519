import type { Translated } from '../translated'

export default {
  nurse: 'نرس',
  pharmacist: 'فارماسسٹ',
  health: 'ڈاکٹر یا صحت کا دوسرا عملہ',
  teacher: 'ٹیچر یا ٹرینر',
  guard: 'سیکیورٹی گارڈ',
  welder: 'ویلڈر',
  office: 'دفتر، حساب کتاب یا آئی ٹی',
  engineer: 'انجینئر',
  operator: 'کرین یا بھاری مشین آپریٹر',
  driver: 'ڈرائیور',
  electrician: 'الیکٹریشن',
  plumber: 'پلمبر یا پائپ فٹر',
  mason: 'راج مستری یا تعمیر کا دوسرا کام',
  cook: 'باورچی، بیکر یا کچن کا کام',
  hotel: 'ہوٹل یا ریستوران سروس',
  sales: 'سیلز، دکان یا اسٹور',
  technician: 'ٹیکنیشن، مکینک یا فٹر',
  helper: 'ہیلپر، لوڈر یا صفائی کا کام',
  other: 'کوئی اور کام',
} satisfies Translated<'trades'>
