import type { Translated } from '../translated'

export default {
  title: 'ভাষা',
  close: 'বন্ধ করুন',
  offer: 'এই সাইট বাংলাতেও আছে।',
  read: 'বাংলায় পড়ুন',
  notTranslated: 'এই পাতাটি এখনো বাংলায় নেই। নিচে ইংরেজিতে আছে।',
  menusTranslated: 'মেনু বাংলায় আছে।',
  notReviewed: 'এই অনুবাদ এখনো কোনো বাংলাভাষী যাচাই করেননি।',
  englishApplies: 'অমিল থাকলে <a>ইংরেজি লেখাই</a> মান্য।',
} satisfies Translated<'languages'>
