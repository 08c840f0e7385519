import type { Translated } from '../translated'

export default {
  stored: 'ధన్యవాదాలు. మీ జవాబులు మా ఆఫీసుకు అందాయి.',
  choose: 'దయచేసి ఒక జవాబు ఎంచుకోండి.',
  notOpen: 'ఈ ప్రశ్నలు ఇప్పుడు తెరిచి లేవు.',
  noteTooLong: 'దయచేసి గరిష్ఠంగా 500 అక్షరాలు రాయండి',
  unreadable: 'ఇందులో చదవలేని అక్షరాలు ఉన్నాయి',
} satisfies Translated<'questionAnswers'>
