import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countRequest, requestDurations } from '@/lib/server/monitoring/requestTally'

test('requests are a histogram by route and status, in the form that Prometheus reads', async () => {
  for (const seconds of [0.0005, 0.003, 0.003, 60]) countRequest('/job-list', 200, seconds)
  countRequest('/job-list', 404, 0.2)
  const registry = new Registry()
  registry.registerMetric(requestDurations)
  const text = await registry.metrics()
  const value = (series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`site_request_duration_seconds_${series}} `))
      ?.split(' ')
      .at(-1)
  const ok = 'route="/job-list",status="200"'
  expect(text).toContain('# TYPE site_request_duration_seconds histogram')
  expect(value(`bucket{le="0.001",${ok}`)).toBe('1')
  expect(value(`bucket{le="0.005",${ok}`)).toBe('3')
  expect(value(`bucket{le="10",${ok}`)).toBe('3')
  expect(value(`bucket{le="+Inf",${ok}`)).toBe('4')
  expect(value(`sum{${ok}`)).toBe('60.0065')
  expect(value(`count{${ok}`)).toBe('4')
  expect(value('count{route="/job-list",status="404"')).toBe('1')
})
