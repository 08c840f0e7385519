/**
 * Chooses the country code of the country in whose time zone the phone is, if nothing is chosen; the
 * candidate can change it. `zones`: time zones by name, each with an ISO code, as JSON. In the browser,
 * as pages are cached for all; the form takes it over (components/ui/SearchSelect.tsx).
 * Stands alone: the browser gets this text (InlineScript).
 */
export const suggestCountry = (zones: string): void => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const known = JSON.parse(zones) as Record<string, string> // CountrySuggestion writes it
  for (const select of document.querySelectorAll<HTMLSelectElement>(
    'select[name="country_code"]',
  )) {
    const option = [...select.options].find(
      ({ dataset: { key } }) => key && key === known[timeZone],
    )
    if (option && select.value === '') option.selected = true
  }
}
