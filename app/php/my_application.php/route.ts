import { actOnOwn } from '@/collections/OwnPage/actOnOwn'
import { isToken } from '@/collections/OwnPage/link'
import { ownActionSchema } from '@/collections/OwnPage/schema'
import { backToForm } from '@/lib/server/backToForm'
import { phpPost, phpRoute } from '@/lib/server/php'
import { paths } from '@/lib/shared/paths'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'ownPage',
    schema: ownActionSchema,
    form: true,
    run: actOnOwn,
    // An invalid link leads to the page that says so.
    withoutScripts: (answer, { token }) =>
      backToForm(paths.myApplication(isToken(token) ? token : 'unknown'), answer, {}),
  }),
})
