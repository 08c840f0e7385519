import type { Translated } from '../translated'

export default {
  preview: 'ప్రివ్యూ',
  previewText: 'ఈ సైట్ ఇంకా ప్రారంభం కాలేదు. పేర్లు, ఉద్యోగాలు, నంబర్లు నమూనాలు కావచ్చు.',
  trial: 'ట్రయల్',
  trialText: 'ఈ సైట్‌ను పరీక్షిస్తున్నాం. పేర్లు, ఉద్యోగాలు, నంబర్లు నమూనాలు కావచ్చు.',
} satisfies Translated<'mode'>
