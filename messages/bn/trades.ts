import type { Translated } from '../translated'

export default {
  nurse: 'নার্স',
  pharmacist: 'ফার্মাসিস্ট',
  health: 'ডাক্তার বা অন্য স্বাস্থ্যকর্মী',
  teacher: 'শিক্ষক বা প্রশিক্ষক',
  guard: 'সিকিউরিটি গার্ড',
  welder: 'ওয়েল্ডার',
  office: 'অফিস, হিসাব বা আইটি',
  engineer: 'ইঞ্জিনিয়ার',
  operator: 'ক্রেন বা ভারী যন্ত্রের অপারেটর',
  driver: 'ড্রাইভার',
  electrician: 'ইলেকট্রিশিয়ান',
  plumber: 'প্লাম্বার বা পাইপ ফিটার',
  mason: 'রাজমিস্ত্রি বা নির্মাণের অন্য কাজ',
  cook: 'বাবুর্চি, বেকারি বা রান্নাঘরের কাজ',
  hotel: 'হোটেল বা রেস্টুরেন্টের সেবা',
  sales: 'বিক্রি, দোকান বা স্টোর',
  technician: 'টেকনিশিয়ান, মেকানিক বা ফিটার',
  helper: 'হেলপার, লোডার বা ক্লিনার',
  other: 'অন্য কাজ',
} satisfies Translated<'trades'>
