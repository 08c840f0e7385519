import type { JobIndustry } from '@/collections/Jobs/shared/industries'
import type { Job } from '@/payload-types'

export type SampleJob = {
  job_title: string
  company_name: string
  logo?: string
  salary: string
  country: string
  location_hiring: string
  skill_keyword: string
  job_education: string
  job_description: string
  experience: string
  industry: JobIndustry
  daysAgo: number
  /** Days from the first start to the closing date. */
  closesIn?: number
  /** Days from the first start to the interviews. */
  interviewIn?: number
} & Partial<
  Pick<
    Job,
    | 'vacancies'
    | 'salary_currency'
    | 'salary_min'
    | 'salary_max'
    | 'contract_months'
    | 'food'
    | 'accommodation'
    | 'transport'
    | 'ecr'
    | 'interview_place'
    | 'nationalities'
    | 'employer_confidential'
  >
>

/** The jobs of a first start, newest first: all are samples, marked as such in text and record. */
export const SAMPLE_JOBS: readonly SampleJob[] = [
  {
    job_title: '6G Pipe Welder, TIG and Arc',
    company_name: 'Mithal Petroleum Services WLL',
    logo: 'mithal',
    salary: 'QAR 3,200 – 3,600',
    country: 'QA',
    location_hiring: 'Ras Laffan',
    skill_keyword: '6G, TIG, SMAW, Pipeline, Shutdown, Stainless steel, WPS reading',
    job_education: 'ITI or equivalent',
    job_description: `The employer needs 12 pipe welders for a gas plant shutdown.
You must be able to weld in the 6G position with TIG root and arc filling.

What you do
- Weld carbon steel and stainless steel pipe, from 2 inch to 24 inch
- Read the WPS and ask before you start if a point is not clear
- Check the fit-up, clean the joint and mark your welder number
- Repair a joint when the X-ray shows a fault
- Follow the work permit and wear all safety equipment

What the employer gives
- Shared room in the camp, with three meals a day
- Bus between camp and plant
- Overtime pay, as written in the contract
- Medical cover

Interview
There is a trade test on a 6 inch pipe. The employer's welding engineer looks at the root first.
Bring your trade certificate, your experience letters and a copy of your passport.

This is a sample advertisement.`,
    experience: '5 – 8 years',
    industry: 'oil-gas',
    daysAgo: 0,
    closesIn: 5,
    interviewIn: 12,
    interview_place: 'Mumbai office',
    vacancies: 12,
    salary_currency: 'QAR',
    salary_min: 3200,
    salary_max: 3600,
    contract_months: 24,
    food: 'provided',
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'MEP Electrician, High-Rise',
    company_name: 'Namuna Contracting LLC',
    logo: 'namuna',
    salary: 'AED 1,900 – 2,300',
    country: 'AE',
    location_hiring: 'Dubai',
    skill_keyword: 'Conduit, DB dressing, Fire alarm, Cable tray, Testing, Drawing reading',
    job_education: 'ITI Electrical',
    job_description: `Needed: 40 electricians for two towers of more than 30 floors.
The work is first fix and second fix, in flats and in common areas.

What you do
- Fix conduit, cable tray and back boxes from the drawing
- Pull and tag cables, and dress the distribution boards
- Fix lights, sockets and fire alarm devices
- Test each circuit together with the foreman and write the result
- Keep your floor clean at the end of the shift

What you bring
- Three years or more in buildings, in any country
- You can read a simple electrical drawing
- You are not afraid of height

What the employer gives
- Shared room and transport
- Food allowance, paid with the salary
- Tools and safety shoes

Interview
A short talk about your last project, then a practical test with conduit and a small board.

This is a sample advertisement.`,
    experience: '3 – 5 years',
    industry: 'construction',
    daysAgo: 0,
    closesIn: 21,
    vacancies: 40,
    salary_currency: 'AED',
    salary_min: 1900,
    salary_max: 2300,
    contract_months: 24,
    food: 'allowance',
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'Staff Nurse, Intensive Care',
    company_name: 'Mathruka Medical Centres',
    logo: 'mathruka',
    salary: 'SAR 5,500 – 6,800',
    country: 'SA',
    location_hiring: 'Riyadh',
    skill_keyword: 'ICU, Ventilator care, BLS, ACLS, Prometric, Dataflow',
    job_education: 'B.Sc. Nursing',
    job_description: `The hospital needs 18 nurses for its adult intensive care unit.
One nurse looks after one or two patients in a shift.

What you do
- Watch the patient, the monitor and the ventilator, and write each change
- Give medicine and infusions as the doctor has ordered
- Keep lines, wounds and skin clean and safe
- Speak with the family in a calm way
- Hand over to the next shift at the bedside

What you bring
- B.Sc. Nursing and a valid nursing registration in your country
- Two years or more in intensive care, and the last of them not long ago
- Life support certificates
- Your Prometric and Dataflow results, if you have them already
- Indian nurses need emigration clearance with any passport

What the employer gives
- Furnished shared flat near the hospital, with transport
- Paid leave and air ticket, as written in the contract
- Medical cover

Interview
By video call with the nursing director, in English. It takes about 30 minutes.

This is a sample advertisement.`,
    experience: '2 years and more',
    industry: 'healthcare',
    daysAgo: 0,
    closesIn: 30,
    vacancies: 18,
    salary_currency: 'SAR',
    salary_min: 5500,
    salary_max: 6800,
    contract_months: 24,
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'Heavy Trailer Driver, GCC Licence',
    company_name: 'Nidasuna Logistics SAOC',
    logo: 'nidasuna',
    salary: 'OMR 240 + trip pay',
    country: 'OM',
    location_hiring: 'Sohar',
    skill_keyword: 'Flatbed, GCC licence, Container, Load securing, Border papers',
    job_education: '10th pass',
    job_description: `The employer needs 25 drivers for trailers between the port and inland stores.
Only drivers who hold a heavy vehicle licence of a GCC country can apply.

What you do
- Drive flatbed and container trailers, by day and by night
- Check tyres, lights, brakes and oil before each trip
- Tie the load well and check it again after the first hour
- Keep the delivery papers and get the signature
- Tell the office at once about any delay or damage

How the pay works
- A fixed salary every month
- Trip pay for each loaded trip, after a list which you see at the interview

What the employer gives
- Room in the drivers' house in Sohar
- Phone card for the work
- Medical cover

Interview
Bring your licence, front and back, and a copy of your passport. A road test follows.

This is a sample advertisement.`,
    experience: '4 years and more',
    industry: 'logistics',
    daysAgo: 0,
    vacancies: 25,
    salary_currency: 'OMR',
    salary_min: 240,
    accommodation: 'provided',
  },
  {
    job_title: 'Commis Chef, Indian and Arabic',
    company_name: 'Halimbawa Hotels & Resorts',
    salary: 'BHD 180 – 220',
    country: 'BH',
    location_hiring: 'Manama',
    skill_keyword: 'Tandoor, Arabic grill, Mise en place, HACCP, Banquet',
    job_education: 'Hotel management diploma',
    job_description: `The hotel needs 6 commis chefs for its main kitchen and for banquets.
Three will work in the Indian section and three in the Arabic section.

What you do
- Prepare vegetables, meat and sauces before service
- Cook simple dishes alone and help the chef de partie with the others
- Keep the fridge in order, with a date on every box
- Clean your place during and after the work

We look for
- A diploma in hotel management or cookery
- Two years in a hotel or in a big restaurant
- Good habits with food safety

What the employer gives
- Shared room, duty meals and laundry of the uniform
- One day off in the week
- A share of the service charge, when the hotel pays it

Interview
Send photos of five dishes that you cooked yourself. The chef speaks with you by video call.

This is a sample advertisement.`,
    experience: '2 – 4 years',
    industry: 'catering',
    daysAgo: 1,
    vacancies: 6,
    salary_currency: 'BHD',
    salary_min: 180,
    salary_max: 220,
    food: 'provided',
    accommodation: 'provided',
  },
  {
    job_title: 'Advanced Scaffolder',
    company_name: 'Muster Engineering KSCC',
    salary: 'KWD 160 – 185',
    country: 'KW',
    location_hiring: 'Al Ahmadi',
    skill_keyword: 'Tube and fitting, Cuplock, Hanging scaffold, Refinery, Harness',
    job_education: 'CISRS or third-party card',
    job_description: `Needed: 30 scaffolders for maintenance work in a refinery.
You build, change and take down scaffolds of every kind, also hanging ones.

What you do
- Build tube and fitting and cuplock scaffolds from a sketch
- Fix boards, ladders, guard rails and toe boards
- Wear the harness and stay hooked on all the time
- Pass material by rope, never throw it
- Wait for the inspector's green tag before others climb

What you bring
- A scaffolder's card that has not run out
- Three years or more in oil and gas or in a power station
- Enough English or Hindi to understand the safety talk

What the employer gives
- Camp room, food and bus
- Overtime at the rate in the contract
- Work clothes and safety equipment

Interview
Practical test: two persons build a small tower in 40 minutes. After that a short talk.

This is a sample advertisement.`,
    experience: '3 years and more',
    industry: 'oil-gas',
    daysAgo: 1,
    closesIn: 14,
    vacancies: 30,
    salary_currency: 'KWD',
    salary_min: 160,
    salary_max: 185,
    contract_months: 24,
    food: 'provided',
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'HVAC Technician, Chillers',
    company_name: 'Pattern Air & Cooling LLC',
    logo: 'pattern-cooling',
    salary: 'AED 2,400',
    country: 'AE',
    location_hiring: 'Abu Dhabi',
    skill_keyword: 'Screw chiller, AHU, VRF, Cooling tower, Fault finding, BMS',
    job_education: 'Diploma in Mechanical or Refrigeration',
    job_description: `The employer needs 8 technicians who know large chillers well.
The team looks after hospitals, offices and one shopping centre.

What you do
- Planned service of screw and scroll chillers, pumps and cooling towers
- Find faults in AHU, FCU and VRF systems and repair them
- Read pressure and temperature and keep the log
- Take one week of night calls in every month

What you bring
- Diploma or ITI in refrigeration and air conditioning
- Four years or more on chillers, not only on split units
- A light vehicle licence is useful but not needed

What the employer gives
- Shared room, transport and tools
- Extra pay for night calls
- Training at the chiller maker's workshop

Interview
You get three fault stories and tell us how you would search. No long forms.

This is a sample advertisement.`,
    experience: '4 – 7 years',
    industry: 'hvac',
    daysAgo: 1,
    vacancies: 8,
    salary_currency: 'AED',
    salary_min: 2400,
    accommodation: 'provided',
    transport: 'provided',
  },
  {
    job_title: 'CNC Machinist, Precision Parts',
    company_name: 'Prototype Pipelines Pte Ltd',
    logo: 'prototype',
    salary: 'SGD 2,200 – 2,600',
    country: 'SG',
    location_hiring: 'Jurong',
    skill_keyword: 'Fanuc, 5-axis, Milling, Turning, Micrometer, Drawing reading',
    job_education: 'Diploma in Mechanical',
    job_description: `The workshop needs 5 machinists for milling and turning of valve parts.
The batches are small, so you set up a machine almost every day.

What you do
- Set tools, offsets and work pieces on Fanuc machines
- Change a program by hand when the drawing changes
- Measure with micrometer, bore gauge and height gauge
- Write the sizes on the check sheet
- Clean the machine and fill coolant and oil

What you bring
- Three years on CNC milling or turning; 5-axis is an advantage
- You read drawings with tolerances
- Basic English for the check sheets

Working time
Two shifts, which change every two weeks. Overtime is possible on Saturdays.

What the employer gives
- Help to find a shared room
- Shift allowance and medical cover

Interview
Online talk first. Then a written test with one drawing and ten questions.

This is a sample advertisement.`,
    experience: '3 – 6 years',
    industry: 'engineering',
    daysAgo: 2,
    closesIn: 10,
    vacancies: 5,
    salary_currency: 'SGD',
    salary_min: 2200,
    salary_max: 2600,
    contract_months: 24,
    accommodation: 'own',
  },
  {
    job_title: 'Production Operator, Electronics',
    company_name: 'Contoh Electric Sdn Bhd',
    logo: 'contoh',
    salary: 'MYR 2,100 + overtime',
    country: 'MY',
    location_hiring: 'Penang',
    skill_keyword: 'SMT line, Shift work, Soldering, Visual inspection, 5S',
    job_education: '12th pass',
    job_description: `The factory needs 60 operators for a new line of small circuit boards.
You do not need experience. The employer teaches you during the first four weeks.

What you do
- Put parts and reels into the machine and start the line
- Look at boards under a lens and take out the bad ones
- Solder small parts by hand
- Count, pack and label the boxes
- Keep your table clean and in order

This job is for you if
- You have good eyes and quiet hands
- You can stand for a full shift
- You can read simple instructions in English

What the employer gives
- Hostel bed near the factory, and a bus
- One hot meal in each shift
- Paid training from the first day

Interview
Group talk, an eye test and a simple hand test. Results come within one week.

This is a sample advertisement.`,
    experience: 'Freshers welcome',
    industry: 'engineering',
    daysAgo: 2,
    vacancies: 60,
    salary_currency: 'MYR',
    salary_min: 2100,
    contract_months: 24,
    food: 'provided',
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'QA/QC Inspector, Structural Steel',
    company_name: 'Udaharan Steel Works',
    logo: 'udaharan',
    salary: 'SAR 6,500 – 7,500',
    country: 'SA',
    location_hiring: 'Jubail',
    skill_keyword: 'CSWIP 3.1, NDT level II, Painting inspection, ITP, Bolting, Reports',
    job_education: 'B.E. Mechanical',
    job_description: `The employer needs 4 inspectors for the steel frame of a large store building.
You work half in the workshop and half on the site.

What you do
- Check material, sizes, welds, bolts and paint against the inspection plan
- Walk with the client's inspector and close the open points
- Write the daily report on the same day
- Stop a job when it is not safe or not correct

What you bring
- Degree in mechanical or civil engineering
- CSWIP 3.1 or an equal certificate, and NDT level II
- Six years in steel work, with two of them on site
- Clear written English

What the employer gives
- Single room
- Car for the work, shared by two inspectors
- Leave with air ticket, as written in the contract

Interview
Two rounds by video. Keep one of your old reports ready, without the client's name.

This is a sample advertisement.`,
    experience: '6 years and more',
    industry: 'construction',
    daysAgo: 2,
  },
  {
    job_title: 'Control Room Operator, Gas Turbine Plant',
    company_name: 'Placeholder Power & Water Company',
    logo: 'placeholder-power',
    salary: 'SAR 5,000 – 6,200',
    country: 'SA',
    location_hiring: 'Yanbu',
    skill_keyword: 'DCS, Gas turbine, HRSG, Start-up, Shift log, Permit to work',
    job_education: 'Diploma in Electrical or Mechanical',
    job_description: `The power plant needs 7 operators for its control room, in four shifts.
The plant has gas turbines, waste heat boilers and one steam turbine.

What you do
- Start, load and stop the units from the DCS
- Watch alarms and act by the written procedure
- Guide the field operators by radio
- Keep the shift log complete, so that the next shift can trust it
- Prepare isolations for the maintenance team

What you bring
- Diploma or degree in engineering
- Five years in a power plant, two of them at the desk
- You stay calm when many alarms come together

What the employer gives
- Room in the company's housing, with gym and mess
- Shift allowance
- Leave every year, with ticket

Interview
The first part is a talk. The second part is one hour on a simulator.

This is a sample advertisement.`,
    experience: '5 – 10 years',
    industry: 'power',
    daysAgo: 3,
    closesIn: 3,
    vacancies: 7,
    salary_currency: 'SAR',
    salary_min: 5000,
    salary_max: 6200,
    accommodation: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'Housekeeping Attendant',
    company_name: 'Halimbawa Hotels & Resorts',
    salary: 'QAR 1,500 + food',
    country: 'QA',
    location_hiring: 'Doha',
    skill_keyword: 'Linen, Room service, Bed making, Guest contact, Cleaning products',
    job_education: '10th pass',
    job_description: `The hotel needs 22 attendants for rooms, corridors and the spa.
Work in a hotel is best, but clean work in a hospital or an office also counts.

What you do
- Clean 12 to 14 rooms in a shift
- Make beds, change towels and fill the minibar
- Bring lost things to the office and write them in the book
- Tell the desk when something in a room is broken
- Greet every guest

What the employer gives
- Shared room for four persons, ten minutes from the hotel
- Three meals a day in the staff canteen
- Uniform and laundry
- Six working days, one day off

Interview
We ask you to make one bed and to answer some easy questions in English.
Bring a copy of your school certificate. Your last employer's letter is helpful.

This is a sample advertisement.`,
    experience: '1 – 3 years',
    industry: 'hospitality',
    daysAgo: 3,
    vacancies: 22,
    salary_currency: 'QAR',
    salary_min: 1500,
    contract_months: 24,
    food: 'provided',
    accommodation: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'Sales Merchandiser, Chilled Foods',
    company_name: 'Example Foods Trading LLC',
    logo: 'example-foods',
    salary: 'OMR 170 – 200 + commission',
    country: 'OM',
    location_hiring: 'Muscat',
    skill_keyword: 'Shelf display, Expiry control, Stock count, Order taking, Hypermarket',
    job_education: '12th pass',
    job_description: `The employer needs 10 merchandisers for milk, cheese and juice.
You visit six to eight shops every day, together with a van driver.

What you do
- Fill the shelf, with the oldest date in front
- Take out damaged and old goods and write them down
- Count stock and send the order by phone
- Build a display for an offer
- Keep good contact with the shop staff

What you bring
- One year or more in a shop or with a food distributor
- You can use a phone app in English
- You can work in a cold store for short times

What the employer gives
- Shared room and a phone
- Commission when the target of the route is reached
- Warm jacket for the cold store

Interview
By phone first, then with the sales manager. He asks you about the shops where you worked.

This is a sample advertisement.`,
    experience: '1 – 2 years',
    industry: 'fmcg',
    daysAgo: 4,
  },
  {
    job_title: 'Crawler Crane Operator, 150 Tonnes',
    company_name:
      'Musterfirma General Contracting, Earthworks, Heavy Equipment Rental and Civil Maintenance Company for Sample Projects WLL',
    salary: 'KWD 260 – 300',
    country: 'KW',
    location_hiring: 'Mina Abdullah',
    skill_keyword: 'Crawler crane, Load chart, Tandem lift, Third-party card, Daily check',
    job_education: '10th pass with operator card',
    job_description: `Needed: 3 operators for crawler cranes of 100 to 150 tonnes.
The cranes lift vessels and steel at a site near the coast.

What you do
- Check the crane every morning and sign the list
- Read the load chart before each lift
- Work only with the signals of one rigger
- Stop when the wind is too strong
- Help when the boom is built or taken down

What you bring
- Operator card from a known inspection company
- Five years on crawler cranes, with one year above 100 tonnes
- Heavy licence of your own country

What the employer gives
- Room for two persons, food and transport
- Overtime pay, as written in the contract
- Medical cover and yearly leave

Interview
Questions about the load chart, then a practical lift with a test weight.
Bring all your cards, also the old ones.

This is a sample advertisement.`,
    experience: '5 years and more',
    industry: 'heavy-equipment',
    daysAgo: 4,
  },
  {
    job_title: 'Ship Plate Fitter',
    company_name: 'Specimen Marine & Shipyard Pte Ltd',
    logo: 'specimen-marine',
    salary: 'SGD 1,900 – 2,300 + overtime',
    country: 'SG',
    location_hiring: 'Tuas',
    skill_keyword: 'Hull repair, Gas cutting, Tack welding, Marking, Confined space',
    job_education: 'ITI Fitter or Plater',
    job_description: `The shipyard needs 20 plate fitters for hull repair in dry dock.
A ship stays only a few weeks, so the work goes fast and the team is large.

What you do
- Mark and cut old plates out of the hull
- Fit new plates, frames and brackets from the drawing
- Tack weld, and make the joint ready for the welder
- Work in tanks, with a safety watch outside

What you bring
- Three years or more in a shipyard or in heavy fabrication
- Good hands with gas cutting torch and grinder
- You feel fine in narrow places

What the employer gives
- Bed in the yard's dormitory, and a bus
- Safety course before the first day at work
- Overtime pay and medical cover

Interview
Trade test: cut one plate, fit one bracket. The foreman measures the gap and the angle.

This is a sample advertisement.`,
    experience: '3 years and more',
    industry: 'shipping-marine',
    daysAgo: 5,
  },
  {
    job_title: 'Barista and Café Attendant',
    company_name: 'Udaharana Coffee Rooms LLC',
    salary: 'AED 1,800 + tips',
    country: 'AE',
    location_hiring: 'Sharjah',
    skill_keyword: 'Espresso, Latte art, Cash desk, Customer service, English',
    job_education: '12th pass',
    job_description: `The employer needs 14 baristas for four cafés, two of them new.
Candidates from the Philippines and from Nepal are welcome, and so are all others.
In every café there are already colleagues who speak Tagalog or Nepali.

What you do
- Make coffee, tea and cold drinks from the recipe card
- Take the order, serve it and take payment
- Set the grinder every morning
- Keep the machine, the bar and the tables clean

What you bring
- One year in a café, a restaurant or a hotel
- Friendly English; some Arabic helps
- You can work late and on weekends

What the employer gives
- Shared flat with kitchen, and transport after late shifts
- One meal in each shift
- All tips are shared in the team

Interview
Video call in small groups. If you can, show us how you make one drink at home.

This is a sample advertisement.`,
    experience: '1 year and more',
    industry: 'hospitality',
    daysAgo: 6,
    closesIn: 18,
    vacancies: 14,
    salary_currency: 'AED',
    salary_min: 1800,
    accommodation: 'provided',
    nationalities: ['IN', 'NP', 'LK', 'BD', 'PH'],
  },
  {
    job_title: 'Network Support Engineer',
    company_name: 'Beispiel Systems WLL',
    salary: 'BHD 380 – 450',
    country: 'BH',
    location_hiring: 'Manama',
    skill_keyword: 'CCNA, Switching, Firewall, Wi-Fi, Ticket system, Cabling',
    job_education: 'B.Sc. IT or B.E.',
    job_description: `The employer needs 2 engineers to support the networks of banks and schools.
You sit in the service desk for half of the week and visit customers in the other half.

What you do
- Answer tickets and solve them within the agreed time
- Set up switches, access points and firewalls
- Find the reason when a line is slow
- Draw the network and keep the drawing up to date
- Explain the fault to the customer in easy words

What you bring
- Degree or diploma, and CCNA or an equal certificate
- Two to four years in network support
- A driving licence is useful

What the employer gives
- Housing allowance, paid with the salary
- Laptop, phone and fuel
- Two certificate exams paid in each year

Interview
One online test of 45 minutes, then a talk with the team leader.

This is a sample advertisement.`,
    experience: '2 – 4 years',
    industry: 'it',
    daysAgo: 7,
    vacancies: 2,
    salary_currency: 'BHD',
    salary_min: 380,
    salary_max: 450,
    accommodation: 'allowance',
  },
  {
    job_title:
      'Production and Quality Control Pharmacist for Tablets, Capsules, Syrups and Eye Ointments',
    company_name: 'Muster Pharma Industries',
    salary: 'SAR 6,000 – 7,200',
    country: 'SA',
    location_hiring: 'Dammam',
    skill_keyword: 'GMP, HPLC, Batch record, Clean room, Deviation report, Stability',
    job_education: 'B.Pharm. or M.Pharm.',
    job_description: `The medicine factory needs 5 pharmacists who know both production and testing.
You change between the two departments every six months.

What you do in production
- Release the line before a batch starts
- Check weight, hardness and filling during the run
- Complete the batch record without gaps

What you do in quality control
- Test raw material and finished goods, mostly by HPLC
- Look into results that are out of the limit
- Keep samples for the stability study

What you bring
- Degree in pharmacy and your registration certificate
- Three to five years in a GMP factory
- Good written English

What the employer gives
- Housing allowance and transport
- Paid study days for one course in a year
- Medical cover

Interview
By video call with two managers. Please read about GMP for clean rooms before.

This is a sample advertisement.`,
    experience: '3 – 5 years',
    industry: 'pharma',
    daysAgo: 8,
  },
  {
    job_title: 'Auto Electrician',
    company_name: 'Maathiri Motors & Service Centre',
    logo: 'maathiri',
    salary: 'QAR 2,400 – 2,900',
    country: 'QA',
    location_hiring: 'Doha Industrial Area',
    skill_keyword: 'Scan tool, Wiring diagram, Alternator, Car AC, Hybrid basics',
    job_education: 'ITI Auto Electrical',
    job_description: `The workshop needs 4 auto electricians for cars and light trucks.
About 30 vehicles come in each day, of many makes.

What you do
- Find electrical faults with scan tool, meter and wiring diagram
- Repair starter, alternator, lights, windows and car AC
- Fit cameras, sensors and alarms
- Write on the job card what you found and what you changed
- Test drive together with the adviser

What you bring
- Three years or more in a car workshop
- ITI or a diploma
- Own experience with scan tools; say which ones in your resume

What the employer gives
- Shared room close to the workshop
- Food allowance
- Bonus for jobs that do not come back

Interview
You get one car with two hidden faults. You have one hour and may ask questions.

This is a sample advertisement.`,
    experience: '3 years and more',
    industry: 'automotive',
    daysAgo: 9,
  },
  {
    job_title: 'Ramp Agent, Ground Handling',
    company_name: 'Ejemplo Airport Services',
    logo: 'ejemplo',
    salary: 'AED 2,200 per month, room included',
    country: 'AE',
    location_hiring: 'Dubai',
    skill_keyword: 'Baggage, Loading, Marshalling, Shift work, Safety rules',
    job_education: '12th pass',
    job_description: `The employer needs 50 ramp agents to load and unload aircraft.
You work outside, by day and by night, also in the hot months.

What you do
- Load baggage and cargo as the load sheet says
- Place cones, chocks and steps at the aircraft
- Pull the baggage carts, after your training
- Look for lost bags and for damage, and report it
- Keep all small things away from the engines

This job is for you if
- You are fit and can lift 25 kg many times
- You can follow safety rules exactly
- You speak basic English

What the employer gives
- Room and bus; both are included
- Three weeks of paid training
- Water and rest breaks in a cool room

Interview
Fitness test, a reading test in English and a short talk.
A background check follows. The employer pays for it.

This is a sample advertisement.`,
    experience: 'Freshers welcome',
    industry: 'aviation',
    daysAgo: 11,
    closesIn: 7,
    vacancies: 50,
    salary_currency: 'AED',
    salary_min: 2200,
    contract_months: 36,
    accommodation: 'provided',
    transport: 'provided',
  },
  {
    job_title: 'Sewing Machine Operator, Sportswear',
    company_name: 'Sampel Garments WLL',
    salary: 'BHD 120 + piece rate',
    country: 'BH',
    location_hiring: 'Sitra',
    skill_keyword: 'Overlock, Flatlock, Single needle, Line target, Quality check',
    job_education: '8th pass',
    job_description: `The factory needs 45 operators for a line of sports shirts and trousers.
The employer is glad to see candidates from Sri Lanka and Bangladesh who know export garments.
The line supervisors speak Sinhala, Bengali, Hindi and English.

What you do
- Sew on overlock, flatlock or single needle machines
- Reach the line target with good quality
- Check your own pieces before you pass them on
- Change needle and thread, and keep the machine clean

What you bring
- Two years in a garment factory
- You can work on two kinds of machines

What the employer gives
- Hostel for men and hostel for women, with kitchen
- Lunch in the factory
- Piece rate above the target; the list hangs in the hall

Interview
Machine test of 20 minutes. You may choose the machine.

This is a sample advertisement.`,
    experience: '2 years and more',
    industry: 'garments',
    daysAgo: 12,
    vacancies: 45,
    salary_currency: 'BHD',
    salary_min: 120,
    contract_months: 24,
    food: 'provided',
    accommodation: 'provided',
    nationalities: ['IN', 'LK', 'BD'],
  },
  {
    job_title: 'Counter Cashier, Money Exchange',
    company_name: 'Specimen Exchange House KSCC',
    salary: 'KWD 220 – 260',
    country: 'KW',
    location_hiring: 'Kuwait City',
    skill_keyword: 'Cash handling, KYC, Remittance, Customer service, Hindi, Malayalam',
    job_education: 'B.Com. or equivalent',
    job_description: `The exchange house needs 9 cashiers for branches in the city.
Most customers are workers who send money home, so kind and clear words are important.

What you do
- Change currency and send remittances
- Check the customer's papers and ask where the money comes from
- Count the cash at the start and at the end of the day
- Tell the branch manager about anything unusual
- Help customers who cannot read the form

What you bring
- Degree in commerce
- One year at a counter, in a bank or an exchange
- English, and one or two other languages of the region

What the employer gives
- Shared flat or housing allowance
- Yearly bonus when the branch has no cash difference
- Medical cover

Interview
A counting test, a small calculation test and a talk in two languages.

This is a sample advertisement.`,
    experience: '1 – 3 years',
    industry: 'banking-finance',
    daysAgo: 13,
  },
  {
    job_title: 'Fibre Optic Splicer',
    company_name: 'Namuna Telecom Works',
    logo: 'namuna',
    salary: 'SAR 2,600 – 3,000 + site allowance',
    country: 'SA',
    location_hiring: 'Riyadh',
    skill_keyword: 'Fusion splicing, OTDR, FTTH, Cable blowing, Closure, As-built',
    job_education: 'ITI or Diploma in Electronics',
    job_description: `Needed: 16 fibre splicers to connect homes and mobile towers.
You work in a team of three with one van, and the team changes its area every month.

What you do
- Splice cables in closures, cabinets and homes
- Test each line with the OTDR and save the result
- Blow cable through ducts
- Mark the closure and fill in the as-built sheet
- Close the road work safely with cones and lights

What you bring
- Two to four years with fusion splicing
- You know the colour code without the card
- A driving licence is an advantage

What the employer gives
- Shared room; on far sites also a hotel
- Site allowance for each day outside the city
- All tools, also the splicing machine

Interview
Splice a 12 fibre cable and read two OTDR pictures. That is all.

This is a sample advertisement.`,
    experience: '2 – 4 years',
    industry: 'telecom',
    daysAgo: 14,
  },
  {
    job_title: 'Workshop Instructor, Electrical Trades',
    company_name: 'Exemplar Training Institute',
    logo: 'exemplar',
    salary: 'OMR 450 – 550',
    country: 'OM',
    location_hiring: 'Muscat',
    skill_keyword: 'House wiring, Motor control, PLC basics, Lesson plan, English',
    job_education: 'Diploma or B.E. Electrical',
    job_description: `The institute needs 2 instructors for young electricians.
A class has 16 learners. Two thirds of the time is in the workshop.

What you do
- Show each task slowly and let the learners repeat it
- Teach house wiring, motor control and simple PLC work
- Prepare the lesson plan and the material list
- Mark the tests and speak with learners who fall behind
- Keep the workshop safe

What you bring
- Diploma or degree, and five years at the trade
- One year of teaching, or real wish to teach
- Clear English; Arabic is welcome

What the employer gives
- Housing allowance
- Long paid leave in summer
- Medical cover

Interview
Teach us something small in ten minutes. You may choose what. A talk follows.

This is a sample advertisement.`,
    experience: '5 years and more',
    industry: 'education',
    daysAgo: 16,
  },
  {
    job_title: 'Graphic Designer, Outdoor Advertising',
    company_name: 'Halimbawa Media Studio',
    salary: 'AED 4,000 – 5,000',
    country: 'AE',
    location_hiring: 'Dubai',
    skill_keyword: 'Illustrator, Photoshop, Large format, Arabic layout, Prepress',
    job_education: 'Diploma or degree in Design',
    job_description: `The studio needs 2 designers for hoardings, bus panels and shop windows.
Your work is seen from far away, so it must be simple and strong.

What you do
- Make three ideas from a short brief
- Set text in English and in Arabic
- Prepare the file for large format print
- Check the first print together with the printer
- Keep the files in order, so that others find them

What you bring
- A portfolio with at least five pieces of outdoor work
- Three years in an agency or a print house
- You take criticism well and also give it kindly

What the employer gives
- Housing allowance in the salary
- Five working days
- Computer and software

Interview
Show your portfolio by video call. The employer pays for the half-day trial.

This is a sample advertisement.`,
    experience: '3 – 5 years',
    industry: 'media',
    daysAgo: 18,
    vacancies: 2,
    salary_currency: 'AED',
    salary_min: 4000,
    salary_max: 5000,
    employer_confidential: true,
  },
  {
    job_title: 'Offset Machine Operator, Four Colours',
    company_name: 'Mustermann Press & Packaging WLL',
    salary: 'KWD 230 – 270',
    country: 'KW',
    location_hiring: 'Shuwaikh',
    skill_keyword: 'Offset, Four colour, Ink key, Plate mounting, Carton board, Densitometer',
    job_education: 'ITI or Diploma in Printing',
    job_description: `The press needs 3 operators for four-colour sheet offset machines.
The main work is food cartons, and school books in summer.

What you do
- Mount plates and set ink, water and register
- Hold the colour through the whole run, with the densitometer
- Change blankets and rollers
- Guide one helper
- Write down waste and stop times

What you bring
- Four years or more as first operator
- You see small differences of colour
- You can do small repairs without the mechanic

What the employer gives
- Room near the press, shared by two
- Overtime in the school book season
- Leave every year, with ticket

Interview
Bring some printed sheets of your own work. The manager asks how you solved the problems in them.

This is a sample advertisement.`,
    experience: '4 – 8 years',
    industry: 'printing',
    daysAgo: 20,
  },
  {
    job_title: 'Security Guard',
    company_name: 'Placeholder Guarding Services',
    salary: 'QAR 1,800 – 2,000',
    country: 'QA',
    location_hiring: 'Lusail',
    skill_keyword: 'Access control, Patrol, CCTV, Report writing, First aid',
    job_education: '12th pass',
    job_description: `The employer needs 35 guards for offices, towers and one marina.
Former soldiers and police officers are welcome, but this is not a condition.

What you do
- Check passes and write visitors in the book
- Walk your round at the fixed times
- Watch the cameras and report what is not normal
- Help people to leave the building when the alarm rings
- Be polite, also when others are not

What you bring
- English to read, write and speak on the radio
- Good health; you stand and walk for many hours
- A clean police record from your country

What the employer gives
- Shared room, transport and uniform
- Training before duty, with pay
- Food allowance

Interview
Write a report of ten lines about a short film. Then a talk and a simple fitness test.

This is a sample advertisement.`,
    experience: 'Freshers and experienced',
    industry: 'security',
    daysAgo: 22,
    closesIn: 25,
    vacancies: 35,
    salary_currency: 'QAR',
    salary_min: 1800,
    salary_max: 2000,
    contract_months: 24,
    food: 'allowance',
    accommodation: 'provided',
    transport: 'provided',
    ecr: 'both',
  },
  {
    job_title: 'Travel Consultant, Ticketing',
    company_name: 'Ejemplo Travel & Tours',
    logo: 'ejemplo',
    salary: 'OMR 280 – 320 + incentive',
    country: 'OM',
    location_hiring: 'Salalah',
    skill_keyword: 'GDS, Fares, Reissue, Hotel booking, Tour package, Customer service',
    job_education: 'Degree or diploma in Travel',
    job_description: `The travel office needs 3 consultants for tickets, hotels and small tours.
Summer is the busy time, when many visitors come for the rain season.

What you do
- Search fares and book tickets in the GDS
- Change and refund tickets by the fare rules
- Plan tours of two to five days
- Answer by phone, by e-mail and at the counter
- Explain the price openly, with all its parts

What you bring
- Two years or more in a travel office
- Good knowledge of one GDS
- English, and Hindi or Arabic

What the employer gives
- Shared flat or allowance
- Incentive on package sales
- One free ticket home in a year

Interview
A practical test with three bookings, online. Then the branch manager speaks with you.

This is a sample advertisement.`,
    experience: '2 years and more',
    industry: 'travel',
    daysAgo: 24,
  },
  {
    job_title: 'Store Supervisor, Home and Kitchen',
    company_name: 'Lorem Retail Sdn Bhd',
    logo: 'lorem',
    salary: 'MYR 2,300 – 2,800',
    country: 'MY',
    location_hiring: 'Kuala Lumpur',
    skill_keyword: 'Team roster, Stock count, Visual display, Cash closing, Complaints',
    job_education: '12th pass or diploma',
    job_description: `The employer needs 6 supervisors for shops of home and kitchen goods.
You lead a team of eight to ten people and report to the store manager.

What you do
- Make the roster and open or close the shop
- Place new goods and keep the prices correct
- Count stock every week and look for losses
- Close the cash with two persons
- Solve complaints in a friendly way

What you bring
- Three years in a shop, one of them as leader
- English; Malay, Tamil or Chinese is an advantage
- You like to teach new staff

What the employer gives
- Shared apartment near a train station
- Staff price on all goods
- Bonus twice a year, when the shop reaches its target

Interview
Online with the area manager. She asks for real stories from your work, so think of two or three.

This is a sample advertisement.`,
    experience: '3 years and more',
    industry: 'retail',
    daysAgo: 27,
  },
  {
    job_title: 'Facilities Technician, Shopping Mall',
    company_name: 'Exemplar Malls & Properties',
    logo: 'exemplar',
    salary: 'AED 2,000 – 2,300',
    country: 'AE',
    location_hiring: 'Al Ain',
    skill_keyword: 'Multi-skill, Plumbing, Lighting, Escalator watch, BMS, Tenant work',
    job_education: 'ITI in any technical trade',
    job_description: `The mall needs 11 technicians who can do many small repairs.
Most of the work is done early in the morning and after closing time.

What you do
- Repair lights, doors, taps, tiles and signs
- Watch the BMS screen and answer calls
- Check lifts and escalators by the list; the maker repairs them
- Help shops when they move in or out
- Go with the outside contractors and see that they work safely

What you bring
- ITI in electrical, plumbing or AC, and basic skill in a second trade
- Two to five years in a building team
- Friendly behaviour; the public is always near

What the employer gives
- Shared room, transport and meals on duty
- Tools and uniform
- Pay for night shifts

Interview
Three small practical tasks, ten minutes each. Then a talk.

This is a sample advertisement.`,
    experience: '2 – 5 years',
    industry: 'malls',
    daysAgo: 30,
  },
  {
    job_title: 'Camp Cook, South Indian and Continental',
    company_name: 'Example Foods Catering Services',
    logo: 'example-foods',
    salary: 'QAR 1,900 – 2,200, food and room free',
    country: 'QA',
    location_hiring: 'Mesaieed',
    skill_keyword: 'Bulk cooking, Menu cycle, Portion control, HACCP, Kitchen hygiene',
    job_education: '10th pass',
    job_description: `The employer needs 15 cooks for a camp kitchen with 2,000 guests at each meal.
You must know how to cook in very large pots and still keep the taste.

What you do
- Cook rice, curry, dal, bread and simple continental dishes
- Follow the menu, which repeats after four weeks
- Taste, and write the temperature of every dish
- Control the portions, so that the last guest also gets enough
- Keep a sample of each meal in the fridge

What you bring
- Four years or more in a camp, a factory kitchen or a hospital
- Knowledge of HACCP
- You can start work at three in the morning

What the employer gives
- Room and food, free of cost
- Uniform and safety shoes
- One day off in the week

Interview
Cook two dishes for 50 persons in two hours. The chef eats with you.

This is a sample advertisement.`,
    experience: '4 years and more',
    industry: 'catering',
    daysAgo: 33,
  },
  {
    job_title: 'Medical Laboratory Technologist',
    company_name: 'Mathruka Medical Centres',
    logo: 'mathruka',
    salary: 'SAR 4,200 – 5,000',
    country: 'SA',
    location_hiring: 'Al Khobar',
    skill_keyword: 'Haematology, Biochemistry, Phlebotomy, Quality control, LIS',
    job_education: 'B.Sc. MLT or DMLT',
    job_description: `The centre needs 6 technologists for its laboratory.
The laboratory is open day and night. About 400 samples come in every day.

What you do
- Take blood in a calm and clean way
- Run haematology, biochemistry and urine tests
- Check the controls before the first sample
- Call the doctor at once when a value is dangerous
- Keep the records in the laboratory system

What you bring
- B.Sc. MLT, or DMLT with longer experience
- Two years or more in a hospital laboratory
- Steady work also when it is busy

Papers that help you
- Registration or licence from your country
- Experience letters with dates and department

What the employer gives
- Shared flat and transport
- Medical cover and yearly leave

Interview
Written test with 30 questions. Then a video call with the head of the laboratory.

This is a sample advertisement.`,
    experience: '2 – 6 years',
    industry: 'healthcare',
    daysAgo: 37,
  },
  {
    job_title: 'Heavy Vehicle Driver, Container Yard',
    company_name: 'Nidasuna Logistics Pte Ltd',
    logo: 'nidasuna',
    salary: 'SGD 2,200 + shift allowance',
    country: 'SG',
    location_hiring: 'Changi',
    skill_keyword: 'Prime mover, Trailer, Container yard, Reversing, Night shift',
    job_education: '10th pass with heavy licence',
    job_description: `The yard needs 12 drivers who move containers between the port and the warehouses.
The fixed pay is SGD 2,200 a month. Night shifts are paid extra.

What you do
- Drive a prime mover with a trailer inside the port and on public roads
- Reverse to the loading bay with a guide
- Check coupling, lights, tyres and brakes before the shift
- Compare the container number with the job sheet
- Keep to the speed of the yard

What you bring
- Heavy licence, and two years with a trailer
- Clean driving record
- You can read labels and numbers in English without mistakes

What the employer gives
- Dormitory bed and bus
- Allowance for night shift
- A driving course for the local test

Interview
Driving test in a yard, with a loaded trailer. Care counts more than speed.

This is a sample advertisement.`,
    experience: '2 years and more',
    industry: 'logistics',
    daysAgo: 41,
  },
  {
    job_title: 'ERP Support Analyst, Factory Systems',
    company_name: 'Contoh Electric Sdn Bhd',
    logo: 'contoh',
    salary: 'MYR 5,500 – 6,800',
    country: 'MY',
    location_hiring: 'Penang',
    skill_keyword: 'ERP, SQL, Stock module, User training, Reports, Change request',
    job_education: 'B.Sc. Computer Science or B.E.',
    job_description: `The employer needs 2 analysts for the factory's ERP system and its 300 users.
You are the person between the production floor and the software house.

What you do
- Answer questions of users and find out what they really need
- Look for wrong data with SQL and correct it with approval
- Test each new version before it goes live
- Write short guides with pictures
- Train new staff, in groups of ten

What you bring
- Three to six years with an ERP system, best in stock or production
- Good SQL
- Patience, and simple clear English

What the employer gives
- Two days of home work in the week after the trial time
- Housing allowance for the first six months
- Medical cover

Interview
Online, in two parts: a talk about your projects, then one case with sample data.

This is a sample advertisement.`,
    experience: '3 – 6 years',
    industry: 'it',
    daysAgo: 45,
  },
]
