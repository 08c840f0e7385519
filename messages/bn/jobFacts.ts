import type { Translated } from '../translated'

export default {
  salaryRange: 'বেতনের সীমা',
  vacancies: 'খালি পদ',
  contract: 'চুক্তির মেয়াদ',
  industry: 'কাজের খাত',
  food: 'খাবার',
  accommodation: 'থাকার জায়গা',
  transport: 'যাতায়াত',
  passport: 'পাসপোর্ট',
  openTo: 'যাদের জন্য',
  interview: 'সাক্ষাৎকার',
  charge: 'আপনার খরচ',
  applyUntil: 'আবেদনের শেষ তারিখ',
  provided: 'নিয়োগকর্তা দেবেন',
  allowance: 'ভাতা দেওয়া হবে',
  own: 'নিজে ব্যবস্থা করতে হবে',
  ecr: 'ECR পাসপোর্ট',
  ecnr: 'শুধু ECNR পাসপোর্ট',
  both: 'ECR ও ECNR পাসপোর্ট',
  noCharge: 'নেই',
  chargeLaw:
    'ভারতে একজন নিবন্ধিত রিক্রুটিং এজেন্ট একজন কর্মীর কাছ থেকে সর্বোচ্চ ₹30,000 আর তার সঙ্গে 18 % GST নিতে পারেন, রসিদ দিয়ে। আরব আমিরাতে নিয়োগকর্তা নিয়োগের জন্য কর্মীর কাছ থেকে টাকা নিতে পারেন না।',
} satisfies Translated<'jobFacts'>
