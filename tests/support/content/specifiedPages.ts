/**
 * Every static, country, industry and named article path except home (docs/product.md §2.1–2.4).
 */
export const SPECIFIED_PAGES =
  `visa authentication gamca-medical-centre skill-test-centres flight-booking
  foreign-exchange industries recruitment-procedure organizational-chart our-network clientele
  partner-with-us contact-us grievance-form BeAwareModal articles about-us terms-of-use
  latest-gulf-news press-release site-map jobs-in-uae jobs-in-saudi-arabia jobs-in-oman
  jobs-in-qatar jobs-in-bahrain jobs-in-doha jobs-in-muscat jobs-in-riyadh jobs-in-manama
  jobs-in-dubai jobs-in-abu-dhabi jobs-in-uae-2016 jobs-in-dubai-parks construction-industry
  oil-gas-industry power-plant-industry heavy-equipments-engineering-industry automotive-industry
  shipping-marine-industry air-conditioning-industry hospitality-industry aviation-airline-industry
  banking-finance-sector telecom-industry garments-fmcg-sector education-training-sector
  medical-pharmaceutical-industry media-communication-advertising-industry
  printing-publishing-industry security-staffing travel-industry it-industry medical-industry
  retail-jobs-gulf shopping-malls-in-dubai uae-retirement-age uae-labour-laws new-uae-labour-rules
  gulf-job-interviews pr-gulf-portal-launch`.split(/\s+/)
