import type { Translated } from '../translated'

export default {
  preview: 'முன்னோட்டம்',
  previewText: 'இந்தத் தளம் இன்னும் திறக்கப்படவில்லை. பெயர்கள், வேலைகள், எண்கள் மாதிரிகளாக இருக்கலாம்.',
  trial: 'சோதனை',
  trialText: 'இந்தத் தளம் இப்போது சோதிக்கப்படுகிறது. பெயர்கள், வேலைகள், எண்கள் மாதிரிகளாக இருக்கலாம்.',
} satisfies Translated<'mode'>
