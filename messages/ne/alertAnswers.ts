import type { Translated } from '../translated'

export default {
  asked: 'हामीले तपाईंलाई एउटा इमेल पठायौं। त्यो खोल्नुहोस्, र त्यसको बटन थिचेर पक्का गर्नुहोस्।',
  confirmed: 'अब तपाईंलाई खबर आउँछ। नयाँ रोजगारी आउँदा हामी तपाईंलाई लेख्छौं।',
  left: 'तपाईंको इमेल ठेगाना मेटाइयो। अब यो खोजका इमेल आउँदैनन्।',
  over: 'यो लिङ्कले अब काम गर्दैन।',
} satisfies Translated<'alertAnswers'>
