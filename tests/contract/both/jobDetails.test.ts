import { describe, expect, test } from 'vitest'
import { JOB_KEYS } from '@/tests/support/candidates/jobs'
import { expectRefusal } from '@/tests/support/expect'
import { get, php, rawCall } from '@/tests/support/network/http'
import { rowIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'

describe('job_details.php', () => {
  test('returns an open job to a visitor', async () => {
    const id = await newJob()
    const answer = await get(php('job_details', `?job_id=${id}`))
    expect(answer.body).toMatchObject({ success: true, job: { id } })
    expect(Object.keys(rowIn(answer, 'job')).sort()).toEqual(JOB_KEYS)
  })

  test('refuses another spelling of a job’s id', async () => {
    const id = await newJob()
    const spellings = [
      `0${id}`,
      `%20${id}`,
      `${id}%20`,
      `+${id}`,
      `%2B${id}`,
      `-${id}`,
      `${id}.0`,
      `${id}e0`,
      `0x${id.toString(16)}`,
      `${id}%00`,
      `${id};drop`,
      `${id},${id}`,
      `${id}'`,
      [...String(id)]
        .map((digit) => encodeURIComponent(String.fromCharCode(0x966 + Number(digit))))
        .join(''),
      `${id}&job_id=${id}`,
    ]
    for (const spelling of spellings) {
      const answer = await rawCall(php('job_details', `?job_id=${spelling}`))
      expectRefusal(answer, 'This job does not exist')
      expect(answer.body?.job).toBeNull()
    }
    const listed = await rawCall(php('job_details', `?job_id[]=${id}`))
    expectRefusal(listed, 'This job does not exist')
  })

  test.each([
    '',
    '?job_id=',
    '?job_id=0',
    '?job_id=general',
    '?job_id=-1',
    '?job_id=1.5',
    '?job_id=1e0',
    '?job_id=0x1',
    '?job_id=%201',
    '?job_id=9e99',
    '?job_id=abc',
    '?job_id=null',
    '?job_id=undefined',
    '?job_id=1;drop%20table%20jobs',
    '?job_id=2147483647',
    '?job_id=9999999999',
    '?job_id=99999999999999999999',
    '?job_id=1&job_id=2',
    '?job_id[]=1',
    '?job_id[equals]=1',
    `?job_id=${'1'.repeat(5000)}`,
  ])('refuses "%s"', async (query) => {
    const answer = await get(php('job_details', query))
    expectRefusal(answer, 'This job does not exist')
    expect(answer.body?.job).toBeNull()
  })
})
