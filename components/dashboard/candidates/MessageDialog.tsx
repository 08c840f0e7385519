'use client'
import type { MessageTemplateJson } from '@/collections/MessageTemplates/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import type { WhatsAppTo } from '@/components/dashboard/pane/WhatsAppPart'
import { Dialog } from '@/components/ui/Dialog'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { phpGet } from '@/lib/client/phpClient'
import styles from './MessageDialog.module.css'
import { MessageForm } from './MessageForm'
import type { MessageDrafts, MessageTo } from './useMessageText'

type Props = {
  /** Null while the dialog is closed. */
  message: MessageTo | null
  /** Of one person, as soon as it is loaded. */
  whatsApp?: WhatsAppTo | null
  drafts: MessageDrafts
  onClose: () => void
  onDone: () => void
}

/**
 * Writes to one applicant or to many: a mail, which can be taken back for a minute; or to one by hand
 * in WhatsApp.
 */
export const MessageDialog = ({ message, onClose, ...props }: Props) => (
  <Dialog
    open={message !== null}
    onClose={onClose}
    title={message?.values ? 'Tell by mail or WhatsApp' : 'Tell by mail'}
  >
    {message && <Message key={message.to} message={message} {...props} />}
  </Dialog>
)

const Message = ({ message, ...props }: Omit<Props, 'message' | 'onClose'> & Given) => {
  const { data, hasFailed } = useCall(['message_templates'], async () => {
    const answer = await phpGet<{ templates: MessageTemplateJson[] }>('message_templates')
    return answer.templates ?? []
  })
  if (!data && !hasFailed) {
    return (
      <div className={styles.loading}>
        <LoadingOverlay />
      </div>
    )
  }
  // Whoever cannot load the texts can still write.
  return <MessageForm message={message} templates={data ?? []} hasFailed={hasFailed} {...props} />
}

type Given = { message: MessageTo }
