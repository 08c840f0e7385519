import type { Translated } from '../translated'

export default {
  posted: 'දිනය',
  position: 'තනතුර සහ සේවායෝජකයා',
  place: 'ස්ථානය',
  experience: 'පළපුරුද්ද',
  salary: 'වැටුප / මාසය',
} satisfies Translated<'jobTable'>
