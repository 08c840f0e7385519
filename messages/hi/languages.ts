import type { Translated } from '../translated'

export default {
  title: 'भाषा',
  close: 'बंद करें',
  offer: 'यह साइट हिन्दी में भी है।',
  read: 'हिन्दी में पढ़ें',
  notTranslated: 'यह पेज अभी हिन्दी में नहीं है। नीचे अंग्रेज़ी में है।',
  menusTranslated: 'मेनू हिन्दी में है।',
  notReviewed: 'इस अनुवाद की जाँच अभी हिन्दी बोलने वाले ने नहीं की है।',
  englishApplies: 'कहीं फ़र्क़ हो, तो <a>अंग्रेज़ी पाठ</a> ही माना जाएगा।',
} satisfies Translated<'languages'>
