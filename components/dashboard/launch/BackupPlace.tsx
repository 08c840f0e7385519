import { BACKUP_PLACE_ID, type BackupPlaceJson } from '@/collections/Backups/shared/place'
import { useCall } from '@/components/dashboard/calls/useCall'
import { SettingsBox } from '@/components/dashboard/shell/SettingsBox'
import { phpGet } from '@/lib/client/phpClient'
import { BackupPlaceForm } from './BackupPlaceForm'

export type BackupPlaceAnswer = { backup_place: BackupPlaceJson }

/** Where the site backs itself up; an admin can set it here and sees at once whether it works. */
export const BackupPlace = ({ onChanged }: { onChanged: () => void }) => {
  const { data, change } = useCall(['backup-place'], () =>
    phpGet<BackupPlaceAnswer>('backup_place'),
  )
  const place = data?.backup_place
  if (!place) return null
  return (
    <SettingsBox
      id={BACKUP_PLACE_ID}
      summary={lineOf(place)}
      setBy={place.from === 'server' ? 'BACKUP_TO' : null}
    >
      <BackupPlaceForm
        key={JSON.stringify(place)}
        place={place}
        onChanged={(backup_place) => {
          change((before) => ({ ...before, backup_place }))
          onChanged()
        }}
      />
    </SettingsBox>
  )
}

const lineOf = ({ from, place }: BackupPlaceJson): string =>
  from ? `Backups are made to ${place}` : 'No place for backups is set'
