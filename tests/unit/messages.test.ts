import { expect, test } from 'vitest'
import * as limits from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'

test('the messages of docs/product.md §4 and §8.1 have their literal texts', () => {
  expect(MESSAGES).toMatchObject({
    applyFailed: 'Failed to submit application. Please try again later.',
    applySucceeded: 'Your application was submitted successfully!',
    registrationRefused: 'Submission failed.',
    registrationFailed: 'Submission failed. Try again.',
    registrationSucceeded: 'Form submitted successfully!',
    loginRefused: 'Invalid Credential',
    loginFailed: 'An error occurred during login.',
    loginSucceeded: 'Login successful',
    jobPostFailed: 'Failed to Job Post. Please try again later.',
    jobPostSucceeded: 'Your Job Post successfully!',
    jobLoadFailed: 'Failed to load job data. Please try again later.',
    jobUpdateFailed: 'Failed to update job. Please try again later.',
    jobUpdateSucceeded: 'Job updated successfully!',
    statusFailed: 'Failed to update job status. Please try again later.',
    notAuthenticated: 'You are not authenticated. Please log in.',
    loggedOut: 'Logged out successfully!',
    loadingCountries: 'Loading countries...',
    notFoundTitle: '404 - Page Not Found',
    notFoundText: "The page you are looking for doesn't exist.",
    mobileMissing: 'Mobile no not available',
    jobTitleMissing: 'Job title not available',
    resumeMissing: 'Resume Not Available',
  })
  expect(MESSAGES.statusSucceeded('Active')).toBe('Job marked as Active successfully!')
  expect(MESSAGES.statusQuestion('Inactive')).toBe(
    'Are you sure you want to mark this job as Inactive?',
  )
})

test('the limits of docs/product.md §9.1 have their values', () => {
  expect(limits).toMatchObject({
    RESUME_MAX_BYTES: 2_097_152,
    RESUME_EXTENSIONS: ['pdf', 'doc', 'docx'],
    LOGO_EXTENSIONS: ['jpg', 'jpeg', 'png'],
    PHONE_MAX_DIGITS: 15,
    PASSWORD_MIN_CHARS: 6,
    EXPERIENCE_MIN_YEARS: 0,
    PAGE_SIZE: 5,
    COMPANY_NAME_SHOWN_CHARS: 100,
    POPUP_AGAIN_AFTER_MS: 86_400_000,
    CAROUSEL_AUTOPLAY_MS: 2000,
    FORM_TOAST_MS: 1500,
    TOAST_MS: 5000,
    LOGIN_REDIRECT_MS: 1500,
    JOB_SAVED_REDIRECT_MS: 2000,
    LOGOUT_REDIRECT_MS: 2000,
  })
})
