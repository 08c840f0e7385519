import type { Config } from 'payload'
import { licenceReminders } from './Agency/email'
import { backupTask } from './Backups/backupTask'
import { askDepartedTask } from './Deployments/askDeparted'
import { clearInvitations } from './Invitations/openInvitations'
import { jobAlertTask } from './JobAlerts/task'
import { closingReminders } from './Jobs/email'
import { MAIL_QUEUE } from './Mails/outbox'
import { remindOffice } from './Mails/reminders'
import { sendMail } from './Mails/sendMail'
import { retentionTask } from './Privacy/retention'
import { clearResetLinks } from './Users/clearResetLinks'
import { sendByWhatsApp } from './WhatsApp/sendByWhatsApp'

/** What the site does by itself: each night, soon after a change, and the queue of mails. */
export const tasks: Config['jobs'] = {
  tasks: [
    retentionTask,
    backupTask,
    clearResetLinks,
    clearInvitations,
    sendMail(sendByWhatsApp),
    jobAlertTask,
    askDepartedTask,
    remindOffice(closingReminders, licenceReminders),
  ],
  autoRun: [
    { cron: '*/2 * * * * *', queue: 'default', silent: true },
    { cron: '*/2 * * * * *', queue: MAIL_QUEUE, silent: true },
  ],
  deleteJobOnComplete: true,
  // The site queues and runs jobs with the Local API, which skips access rules.
  access: { run: () => false, queue: () => false, cancel: () => false },
}
