import type { Translated } from '../translated'

export default {
  dear: 'প্রিয় {name},',
  reference: 'আবেদন নম্বর',
  job: 'চাকরি',
  position: 'পদ',
  received: 'পাওয়ার সময়',
  ourNumber: 'আমাদের নিবন্ধন নম্বর',
  next: 'এরপর কী হবে',
  linkIsYours:
    'এই লিংক শুধু আপনার জন্য। যার কাছে এটি থাকবে, সে দেখতে পাবে আপনি আমাদের কী পাঠিয়েছেন: এটি আর কাউকে দেবেন না।',
  noMoney: 'আমরা কখনো ইমেইল, ফোন বা WhatsApp-এ টাকা চাই না।',
  ourDomains: 'আমাদের ইমেইল শুধু {domains} থেকে আসে।',
  askedToPay: 'কেউ কি আপনার কাছে টাকা চেয়েছে? আমাদের জানান: {address}',
  registrationNumber: 'নিবন্ধন নম্বর {number}',
  phone: 'ফোন {phone}',

  applicationSubject: 'আবেদন {reference} পেয়েছি',
  applicationTitle: 'আমরা আপনার আবেদন পেয়েছি',
  applicationText: 'ধন্যবাদ। আপনার আবেদন ও সিভি আমাদের অফিসে পৌঁছেছে।',
  applicationRead: 'একজন পরামর্শক আপনার সিভি পড়বেন।',
  applicationCall:
    'আপনার সিভি চাকরিটির উপযুক্ত হলে আমরা আপনাকে {phone, select, none {} other {{phone} থেকে }}ফোন করব{domains, select, none {} other {, অথবা {domains} থেকে লিখব}}।',
  applicationPage: 'আবেদন কত দূর এগিয়েছে, তা আপনি নিজের পাতায় দেখতে পারেন।',
  applicationButton: 'আপনার আবেদন দেখুন',

  registrationSubject: 'নিবন্ধন {reference} পেয়েছি',
  registrationTitle: 'আপনার নিবন্ধন হয়েছে',
  registrationText: 'ধন্যবাদ। আপনার নিবন্ধন ও সিভি আমাদের অফিসে পৌঁছেছে।',
  registrationSave: 'আমাদের নম্বর আপনার ফোনে সেভ করুন। যাঁরা নম্বরটি সেভ করেছেন, মেসেজ শুধু তাঁদের কাছেই পৌঁছায়।',
  registrationCall:
    'কোনো চাকরি আপনার উপযুক্ত হলে আমরা আপনাকে {phone, select, none {} other {{phone} থেকে }}ফোন করব{domains, select, none {} other {, অথবা {domains} থেকে লিখব}}।',
  registrationPage:
    'আপনার সম্পর্কে আমাদের কাছে কী আছে, তা আপনি নিজের পাতায় দেখতে পারেন, আর আপনার সম্মতি বদলাতে পারেন।',
  registrationButton: 'আপনার নিবন্ধন দেখুন',

  proposalSubject: 'আমরা একটি চাকরির জন্য আপনার নাম প্রস্তাব করছি: {job}',
  proposalTitle: 'আমরা একটি চাকরির জন্য আপনার নাম প্রস্তাব করছি',
  proposalText:
    'আপনি আমাদের কাছে নিবন্ধন করেছেন, আর সম্মতি দিয়েছেন যে আমরা অন্য চাকরির জন্য আপনার তথ্য রাখব। আমাদের অফিস নিচের চাকরির জন্য আপনার নাম প্রস্তাব করছে, আপনি যে সিভি পাঠিয়েছেন সেটি দিয়ে।',
  proposalCall:
    'পরের ধাপের জন্য আপনাকে বাছাই করা হলে আমরা আপনাকে {phone, select, none {} other {{phone} থেকে }}ফোন করব{domains, select, none {} other {, অথবা {domains} থেকে লিখব}}।',
  proposalWithdraw: 'এই চাকরি না চাইলে একই পাতায় আবেদন প্রত্যাহার করুন। আপনার নিবন্ধন থেকে যাবে।',
  proposalButton: 'দেখুন বা প্রত্যাহার করুন',

  enquirySubject: 'আপনার বার্তা {reference} পেয়েছি',
  enquiryTitle: 'আমরা আপনার বার্তা পেয়েছি',
  enquiryText: 'লেখার জন্য ধন্যবাদ। আমরা {count} কর্মদিবসের মধ্যে উত্তর দিই।',
  enquiryReference: 'রেফারেন্স নম্বর',
  enquiryAbout: 'বিষয়',
  enquiryAgain: 'আবার ফোন করলে বা লিখলে এই রেফারেন্স নম্বর বলবেন।',
} satisfies Translated<'mails'>
