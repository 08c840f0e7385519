import type { Translated } from '../translated'

export default {
  asked:
    'Nagpadala kami sa iyo ng email. Buksan ito, at pindutin ang button doon para kumpirmahin.',
  confirmed: 'Bukas na ang alert mo. Susulatan ka namin kapag may mga bagong trabaho.',
  left: 'Nabura na ang email address mo. Wala nang darating na email ng alert na ito.',
  over: 'Hindi na gumagana ang link na ito.',
} satisfies Translated<'alertAnswers'>
