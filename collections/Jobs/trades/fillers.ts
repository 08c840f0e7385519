import { wordsOf } from '../search/words'

/** "Job", "work", "of", "for", "wanted" and the like, as people write them around a trade. */
const TEXTS = [
  'job jobs work naukri nokri noukri kaam kam rozgar ka ki ke ko me mein main liye chahiye chahie',
  'chaiye wala wali wale mujhe hai ji kaj kaaj chakri chai jagir jagiri rojgari lagi velai vela joli',
  'pani udyogam kosam kavali rakiya rakiyawa wada trabaho trabahong na ng sa mga bilang hanap po',
  'जॉब काम नौकरी नोकरी रोज़गार रोजगार रोजगारी का की के को में लिए चाहिए चाहिये वाला वाली वाले मुझे है जी',
  'जागिर लागि लागी चाहियो चाहिन्छ खोज्दै',
  'جاب کام نوکری ملازمت روزگار کا کی کے کو میں لیے لئے چاہیے چاہئے والا والی والے مجھے ہے جی',
  'জব কাজ কাজের চাকরি চাকরির চাকুরি এর জন্য চাই লাগবে দরকার',
  'ஜாப் வேலை வேலைகள் வேலைக்கு வேலைவாய்ப்பு பணி வேண்டும்',
  'జాబ్ పని ఉద్యోగం ఉద్యోగాలు కోసం కావాలి',
  'ജോബ് ജോലി ജോലികൾ പണി തൊഴിൽ വേണം ഒഴിവ്',
  'ජොබ් රැකියා රැකියාව රැකියාවක් වැඩ ඕනෑ ඕන',
]

/** Words that say nothing about a job; a search leaves them out when it finds nothing with them. */
export const FILLERS: ReadonlySet<string> = new Set(TEXTS.flatMap(wordsOf))
