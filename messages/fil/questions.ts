import type { Translated } from '../translated'

export default {
  title: 'Kumusta ang trabaho?',
  lead: 'Lumipad ka noong {date}. Pakisagot ang tatlong tanong. Sa opisina namin mapupunta ang mga sagot mo.',
  pay: 'Binabayaran ka ba ayon sa pangako?',
  pay_yes: 'Oo',
  pay_less: 'Mas mababa sa pangako',
  pay_not_yet: 'Hindi pa binabayaran',
  again: 'May binayaran ba ulit ikaw o ang pamilya mo para sa trabahong ito?',
  again_no: 'Wala',
  again_yes: 'Mayroon',
  passport: 'Nasaan ang passport mo?',
  passport_me: 'Nasa akin',
  passport_agreed: 'Nasa employer: pumayag ako, o makukuha ko anumang oras',
  passport_against: 'Hawak ng iba kahit ayaw ko',
  note: 'May iba pa bang dapat naming malaman? (hindi kailangan)',
  mayCall: 'Puwede ninyo akong tawagan tungkol dito',
  send: 'Ipadala ang mga sagot ko',
  until: 'Puwede kang sumagot hanggang {date}, at mabago pa ang mga sagot hanggang doon.',

  answered: 'Sumagot ka noong {date}.',
  good: 'Isinulat mong walang problema. Kung magbago iyon, baguhin dito ang mga sagot mo o tumawag sa amin.',
  told: 'Nasabihan na ang opisina namin. Nasa panganib ka ba? Huwag kaming hintayin: tumawag sa pulis doon.',
  change: 'Baguhin ang mga sagot ko',
  whatNow: 'Ang magagawa mo ngayon',
  pay_todo: 'Hindi ayon sa pangako ang suweldo mo',
  pay_todoText:
    'Itabi ang kontrata, mga payslip at mga mensahe ng bangko. Isulat ang bawat araw na nagtrabaho ka.',
  pay_todoLink: 'Saan puwedeng magreklamo tungkol dito',
  again_todo: 'May binayaran ulit',
  again_todoText:
    'Huwag nang magbayad kanino man. Itabi ang mga resibo, pangalan at number ng telepono.',
  again_todoLink: 'Sabihin sa amin kung sino ang kumuha',
  passport_todo: 'May humahawak ng passport mo',
  passport_todoText:
    'Huwag magbayad para maibalik ito. Itanong sa embahada ninyo kung ano ang gagawin.',
  passport_todoLink: 'Sino ang tumutulong tungkol sa passport',

  mailSubject: 'Kumusta ang trabaho mo?',
  mailText:
    'Lumipad ka noong {date}. Pakisagot ang tatlong maikling tanong sa sarili mong page: tungkol sa suweldo mo, sa perang ibinayad para sa trabaho, at sa passport mo.',
  mailButton: 'Sagutin ang mga tanong',
  mailCall: 'Kung may mali, huwag hintayin ang mga tanong namin: tumawag sa amin.',
  whatsApp:
    'Lumipad ka noong {date}. Gusto naming malaman: binabayaran ka ba ayon sa pangako, may binayaran ba ulit para sa trabaho, at nasaan ang passport mo? Pakisagot sa sarili mong page: nasa mga email namin sa iyo ang link nito. O tumawag sa amin.',
} satisfies Translated<'questions'>
