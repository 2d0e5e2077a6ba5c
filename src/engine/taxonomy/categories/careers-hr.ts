import type { CategorySource } from '../source'

const careersHr: CategorySource = {
  category: 'Careers & HR',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms:
    'job!, career!, employment!, ~work, ~employee, ~employer, ~occupation, ~profession, workplace, workforce!, jobs and career, career and employment, labor market, labour market, job market, working life',
  roles:
    'job seeker, ~employee, ~worker, career professional, working professional, young professional, full-time employee, part-time employee',
  industries: 'human resources and employment, employment services, careers',
  nodes: [
    {
      name: 'Job Search',
      iab: '127',
      label: 'job search and open positions',
      description: 'look for a new job and compare open positions',
      domains: ['indeed.com', 'linkedin.com', 'glassdoor.com', 'monster.com', 'ziprecruiter.com'],
      terms:
        'job search, job hunting, job hunt, job seeker, job board, job listing, job posting, job opening, job vacancy, vacancy, job opportunity, job offer, job application, apply for job, help wanted, want ad, career opportunity, employment opportunity, job alert, job site, ~position opening, now hiring, work opportunity, job market trend, career site',
      brands: `Indeed = indeed.com; LinkedIn Jobs = linkedin careers; Glassdoor; Monster.com = monster jobs; ZipRecruiter = zip recruiter; CareerBuilder = career builder;
        SimplyHired = simply hired; Snagajob = snag a job | snagajobs; ~The Ladders = theladders; Dice.com = dice jobs; Craigslist Jobs; Google for Jobs = google jobs; Jobcase;
        Talent.com = neuvoo; Adzuna; Jooble; Reed.co.uk = reed recruitment | reed jobs; Totaljobs = total jobs; CV-Library = cv library; Seek.com.au = seek jobs; StepStone; InfoJobs;
        Naukri = naukri.com; Shine.com; TimesJobs; JobStreet; JobsDB; 51job; Zhaopin; Boss Zhipin; Bayt; Xing Jobs; Welcome to the Jungle; ~The Muse; Wellfound = angellist talent;
        Hired.com; Vault.com; Idealist Jobs; USAJobs = usa jobs; Handshake Careers = joinhandshake; WayUp; Lensa; Jobrapido; Trovit Jobs; Mediabistro; eFinancialCareers; Health eCareers;
        Getwork; Nexxt; HeadHunter.ru = hh.ru; Catho; Computrabajo; OCC Mundial; Pole Emploi = france travail; Jobsite.co.uk; Workopolis; Job Bank Canada; Jora Jobs; Apna;
        Foundit = monster india; ClearanceJobs; Poached Jobs; Culinary Agents; Higher Ed Jobs; All Retail Jobs; RecruitMilitary; LinkUp; Geebo; Workday Careers; iHireJobs = ihire;
        Jobs2Careers; Job.com; Trabajo; ~Monster; ~Dice; ~Ladders`,
      roles: 'job hunter, active job seeker, passive job seeker, unemployed worker, career changer, applicant',
      industries: 'job board, online recruitment, employment portal, job site',
      children: [
        {
          name: 'Full-Time & Professional Jobs',
          children: [
            {
              name: 'Technology Jobs',
              terms:
                'tech job, it job, software developer job, data science job, cybersecurity job, engineering job, programming job, web developer job',
            },
            {
              name: 'Business & Finance Jobs',
              terms:
                'accounting job, finance job, marketing job, sales job, legal job, consulting job, banking job, mba job, hr job, administrative job, real estate job',
            },
          ],
          terms:
            'full-time job, professional job, management job, executive job, white-collar job, high-paying job, office job, corporate job, six-figure job',
        },
        {
          name: 'Part-Time & Hourly Jobs',
          children: [
            {
              name: 'Retail & Hospitality Jobs',
              terms:
                'retail job, restaurant job, hospitality job, cashier job, hotel job, barista job, server job, bartender job, store job',
            },
            {
              name: 'Warehouse & Driving Jobs',
              terms: 'warehouse job, driving job, truck driver job, cdl job, delivery job, forklift job, courier job',
            },
          ],
          terms:
            'part-time job, hourly job, hourly worker, customer service job, call center job, weekend job, evening job, night shift, shift work, blue-collar job, manual labor, factory job, manufacturing job, construction job, trade job, security job, cleaning job, childcare job, babysitting job, nanny job, student job, teen job, no experience job, entry-level hourly job, shift worker',
          roles:
            'hourly worker, blue collar worker, shift worker, part-time worker, unskilled laborer, minimum wage worker, day laborer, manual worker, frontline worker, essential worker, deskless worker, night shift worker, casual worker',
        },
        {
          name: 'Temporary & Seasonal Jobs',
          terms:
            'temp job, temporary job, temporary work, temp work, contract job, seasonal job, summer job, holiday job, seasonal hiring, contract work, casual work, per diem job, travel nursing job, zero-hours contract, fixed-term contract, interim job, au pair job, cruise ship job, ski season job, ~working holiday',
          roles: 'temp worker, seasonal worker, temporary worker, contract worker, interim manager, agency worker',
        },
        {
          name: 'Government & Healthcare Jobs',
          terms:
            'government job, federal job, civil service job, public sector job, police job, military job, nursing job, healthcare job, medical job, teaching job, education job, nonprofit job, hospital job, pharmacy job, dental job, caregiver job, environmental job, green job, overseas job, job abroad, teaching abroad job',
        },
        {
          name: 'Job Fairs & Networking',
          iab: '128',
          intent: 'Event',
          terms:
            'job fair, career fair, careers fair, hiring event, recruiting event, career expo, professional networking, networking skill, alumni networking, recruitment fair, open interview day',
        },
      ],
    },
    {
      name: 'Resumes & Interviews',
      iab: '129',
      label: 'resumes, applications and interviews',
      description: 'write resumes and prepare for job interviews',
      domains: ['zety.com', 'resume.io', 'resumegenius.com', 'topresume.com', 'themuse.com'],
      terms:
        'resume!, résumé!, curriculum vitae, cv writing, cv template, cover letter!, resume writing, resume template, resume builder, resume service, job interview, interview preparation, interview question, interview tip, mock interview, reference letter, letter of recommendation, recommendation letter, elevator pitch, job application form, linkedin profile writing, professional portfolio, professional headshot, video interview, resume keyword, ats resume, employment reference, salary negotiation, job offer letter, resignation letter, two weeks notice',
      brands:
        'Zety; Resume.io; TopResume = top resume; Resume Genius; LiveCareer = live career; MyPerfectResume = my perfect resume; Novoresume; Kickresume; Resume-Now; ResumeBuilder.com; Jobscan; Teal HQ; Enhancv; VisualCV; Standard Resume; Pramp; Interviewing.io; Big Interview; Rezi; Europass; HireVue; ResumeCoach; VMock',
      roles: 'resume writer, cv writer, interview coach, professional resume writer',
      industries: 'resume writing service',
      children: [
        {
          name: 'Resume Writing',
          terms:
            'resume help, resume example, resume sample, resume review, resume format, cv example, cv builder, executive resume, resume paper, functional resume',
        },
        {
          name: 'Interview Preparation',
          terms:
            'behavioral interview, case interview, technical interview, phone interview, star method, coding interview, aptitude test, psychometric test, assessment center, pre-employment test, panel interview',
        },
        {
          name: 'Salary Negotiation & Offers',
          terms:
            'pay negotiation, counteroffer, job offer evaluation, relocation package, signing bonus, asking for a raise',
        },
      ],
    },
    {
      name: 'Career Planning & Advice',
      iab: '126',
      label: 'career planning and advice',
      description: 'plan a career, change jobs or look for career advice',
      domains: ['themuse.com', 'careeronestop.org', 'bls.gov', 'onetonline.org', '80000hours.org'],
      terms:
        'career planning, career advice, career counseling, career counselling, career coaching, career coach, career path, career change, career guidance, career development, career growth, career advancement, promotion at work, career goal, career test, career quiz, aptitude assessment, personality test for career, vocational guidance, professional development, continuing professional development, mentorship, mentoring, mentor, mentee, professional growth, career break, midlife career change, second career, encore career, career transition, outplacement, work life balance, ~work-life balance, job satisfaction, burnout at work, office politics, workplace advice, dream job, career resource, military transition career, women in the workplace, workplace etiquette, early career, personal branding, skill building, upskilling, reskilling, soft skill, occupational outlook',
      brands:
        'O*NET = onet online; CareerOneStop; Occupational Outlook Handbook; 80000 Hours; BetterUp; Lee Hecht Harrison = lhh; MentorCruise; StrengthsFinder = cliftonstrengths | gallup strengths; Myers-Briggs = mbti; DiSC Assessment; CareerExplorer; National Careers Service; Prospects.ac.uk; What Color Is Your Parachute; ~Lean In; Levo League; Ellevate Network; Toptal Careers; MyPlan; Korn Ferry Advance; Right Management; Challenger Gray; Vault Guides; Wet Feet; Ten Thousand Coffees',
      roles:
        'career coach, career counselor, career advisor, vocational counselor, educational guidance and career counselor, mentor, outplacement consultant, careers adviser, professional development coach, job coach, employment counselor, vocational rehabilitation counselor',
      industries: 'career counseling, outplacement services, vocational rehabilitation services, career services',
      children: [
        {
          name: 'Career Change',
          terms:
            'changing career, switching jobs, career switcher, new career, career pivot, career after military, return to work, returnship, back to work',
        },
        {
          name: 'Internships & Early Careers',
          iab: '125',
          terms:
            'internship!, intern!, summer internship, entry-level job, entry level, graduate job, graduate scheme, graduate program job, first job, new grad job, college recruiting, campus recruitment, student employment, work experience placement, co-op program, externship, paid internship, placement year',
          roles:
            'intern, trainee, graduate trainee, entry-level employee, recent graduate job seeker, management trainee, campus recruiter',
          brands:
            'Chegg Internships = internships.com; ~Forage; RateMyPlacement; Milkround; Gradcracker; TARGETjobs; Year Up; Parker Dewey',
        },
        {
          name: 'Apprenticeships & Vocational Training',
          iab: '124',
          terms:
            'apprenticeship!, apprentice!, vocational training, trade school training, job training, trades apprenticeship, skilled trade career, workforce training, job corps, on-the-job training, work-based learning, electrician apprenticeship, plumbing apprenticeship, employability',
          roles: 'apprentice, journeyman, trade apprentice, apprenticeship coordinator',
          brands:
            'Job Corps; Apprenticeship.gov; Multiverse Apprenticeships; Goodwill Career Centers; SkillsUSA; City & Guilds; ~Generation USA; Per Scholas; LaunchCode',
        },
        {
          name: 'Professional Certification & Licensing',
          iab: '131',
          terms:
            'professional license, occupational license, professional certification, continuing education credit, ceu, license renewal, career certificate, cpd course, security guard license',
        },
        {
          name: 'Work-Life & Workplace Issues',
          terms:
            'workplace stress, toxic workplace, workplace bullying, ~burnout, quiet quitting, boss, coworker, employee rights, whistleblowing at work, maternity leave, parental leave, sabbatical, paid time off, pto, vacation policy, sick leave, bereavement leave, job stress, ~work stress, working parent, work culture, office life',
        },
      ],
    },
    {
      name: 'Unemployment & Layoffs',
      iab: '127',
      sensitivity: 'High',
      intent: 'Problem',
      label: 'unemployment and job loss',
      description: 'cope with job loss and look for support between jobs',
      domains: ['careeronestop.org', 'dol.gov', 'layoffs.fyi', 'usa.gov'],
      terms:
        'unemployment, unemployed, jobless, layoff, laid off, redundancy, job loss, severance, severance package, termination of employment, furlough, downsizing, out of work, long-term unemployed, between jobs, fired from job, wrongful termination, job center, jobcentre, underemployment, joblessness, employment gap, reduction in force',
      brands: 'Layoffs.fyi; Jobcentre Plus; Workforce Solutions Centers; TheLayoff.com; American Job Centers',
      roles: 'unemployed person, laid-off worker, dislocated worker, displaced worker',
      industries: 'workforce development agency',
      children: [
        {
          name: 'Unemployment Support',
          terms:
            'unemployment benefit, unemployment claim, job retraining, back to work program, second chance employment, ex-offender employment, disability employment',
        },
        {
          name: 'Layoffs & Severance',
          terms:
            'mass layoff, severance agreement, layoff notice, redundancy pay, tech layoff, early retirement package, exit interview',
        },
      ],
    },
    {
      name: 'Salaries & Employee Benefits',
      iab: '55',
      label: 'salaries, pay and employee benefits',
      description: 'compare salaries or manage pay and benefits',
      domains: ['payscale.com', 'salary.com', 'glassdoor.com', 'levels.fyi', 'shrm.org'],
      terms:
        'salary!, wage!, pay scale, compensation, salary comparison, salary calculator, salary survey, minimum wage, living wage, overtime pay, pay raise, pay rise, salary increase, pay gap, equal pay, gender pay gap, bonus pay, commission pay, hourly wage, take-home pay, pay stub, payslip, paycheck, total compensation, executive compensation, pay transparency, cost of living adjustment, pay grade, back pay, holiday pay, hazard pay',
      brands:
        'PayScale; Salary.com; Levels.fyi; ~Mercer; Aon Hewitt = hewitt associates; Korn Ferry Hay; Comparably; Carta Total Comp; Pave Compensation; Radford Survey; SalaryExpert; Businessolver; ~Alight = alight solutions; bswift; Benefitfocus; Maven Benefits; Bright Horizons Benefits; Edenred; Perkbox; BenefitHub; Zenefits; Reward Gateway; Sharecare Employers; Lyra Health Employers; ComPsych; Care.com Benefits; Vitality at Work; Optum EAP; Benefex; Abenity; PerkSpot; Guideline Benefits; Workhuman; O.C. Tanner = oc tanner; ~Achievers; Bonusly; Kudos Recognition; Awardco',
      roles:
        'compensation manager, benefits manager, compensation and benefits manager, compensation analyst, benefits administrator, benefits specialist, compensation benefits and job analysis specialist, total rewards manager, director of compensation, benefits coordinator, benefits consultant, rewards manager, director of total rewards, employee benefits broker, employee benefits decision maker, retirement plan sponsor',
      industries:
        'employee benefits consulting, benefits administration, compensation consulting, third-party benefits administrator',
      children: [
        {
          name: 'Salary Research',
          terms:
            'salary data, average salary, pay by job, salary range, salary report, salary guide, starting salary, compensation survey, wage data',
        },
        {
          name: 'Employee Benefits & Perks',
          children: [
            {
              name: 'Workplace Wellness',
              terms:
                '~corporate wellness, ~workplace wellness, employee wellness program, wellbeing at work, employee assistance program, eap, employee mental health',
            },
          ],
          segment: 'B2B',
          terms:
            'employee benefit, benefits administration, benefits enrollment, open enrollment, fringe benefit, employee perk, employee discount program, flexible spending benefit, cafeteria plan, tuition reimbursement, commuter benefit, childcare benefit, stock option plan, ~esop, employee stock purchase plan, gym benefit, cycle to work scheme, salary sacrifice, group benefit, voluntary benefit, total rewards',
        },
        {
          name: 'Recognition & Incentives',
          segment: 'B2B',
          terms:
            'employee recognition, employee reward, service award, years of service award, incentive pay, employee of the month, peer recognition, employee incentive, employee appreciation, performance bonus',
        },
      ],
    },
    {
      name: 'Recruiting & Staffing',
      iab: '55',
      segment: 'B2B',
      label: 'recruiting and staffing',
      description: 'recruit staff or work in talent acquisition and staffing',
      domains: ['roberthalf.com', 'adecco.com', 'randstad.com', 'manpowergroup.com', 'ere.net'],
      terms:
        'recruiting!, recruitment!, hiring!, recruiter, staffing!, staffing agency, employment agency, temp agency, temporary staffing, talent acquisition, headhunting, headhunter, executive search, candidate sourcing, applicant tracking, applicant tracking system, ats system, candidate screening, pre-employment screening, employment background check, background check, employee referral, employer branding, job description, job advertising, recruitment advertising, recruitment marketing, rpo, recruitment process outsourcing, talent pool, talent pipeline, talent sourcing, diversity hiring, seasonal staffing, hiring process, onboarding, employee onboarding, new hire, e-verify, i-9 form, candidate experience, contingent workforce, contract staffing, interview scheduling, skills assessment, talent assessment, internal mobility, workforce solution, manpower, hiring manager',
      brands: `Robert Half; Adecco; Randstad; ManpowerGroup = manpower inc | manpower staffing; Kelly Services = kelly staffing; Allegis = allegis group; TEKsystems; Aerotek; Insight Global;
        Kforce; Korn Ferry; Heidrick & Struggles; Spencer Stuart; Egon Zehnder; Russell Reynolds; ~Hays = hays recruitment; Michael Page = pagegroup; Robert Walters;
        Express Employment Professionals; TrueBlue = peopleready | people ready; Labor Ready; Staffmark; Spherion; AMN Healthcare; Cross Country Healthcare; Aya Healthcare;
        CHG Healthcare; Jackson Healthcare; Medical Solutions Staffing; ASGN; Volt Workforce; On Assignment; Beacon Hill Staffing; Creative Circle; Aquent; Vitamin T; Kelly Education;
        Barrett Staffing; BGSF; Hudson RPO; SThree; Impellam; ~Recruit Holdings; ~Persol; Pasona; ~Gi Group; Synergie; Modis = akkodis; Experis; Yoh Services; LaSalle Network;
        ~Lucas Group; Vaco; ~Addison Group; Accountemps; OfficeTeam; Wonolo; Instawork; Taleo; Recruitee; Eightfold; Phenom People; Beamery; Gem Recruiting; hireEZ = hiretual; SeekOut;
        Checkr; Sterling Check = sterling background; HireRight; First Advantage; GoodHire; Accurate Background; Cisive; Criteria Corp; SHL Assessments; Codility; TestGorilla;
        LinkedIn Recruiter = linkedin talent solutions; AppCast; Symphony Talent; TMP Worldwide = radancy; Cielo Talent; Paradox Olivia; Fountain Hiring; Harver; Pinpoint Recruiting;
        Textkernel; Turing Talent; ERE Media; American Staffing Association; Randstad Sourceright; ~AMS = alexander mann solutions; ~Pontoon; KellyOCG; Magnit = prounlimited;
        Fieldglass = sap fieldglass; Beeline VMS`,
      roles:
        'recruiter, technical recruiter, corporate recruiter, recruiting manager, recruitment manager, recruitment consultant, talent acquisition manager, talent acquisition specialist, talent acquisition partner, head of talent, director of talent acquisition, vp of talent acquisition, headhunter, executive recruiter, sourcer, talent sourcer, staffing manager, staffing consultant, staffing coordinator, recruiting coordinator, hiring manager, recruitment specialist, agency recruiter, employment specialist, recruitment officer, employment interviewer, recruiting director, talent partner, recruitment professional',
      industries:
        'staffing and recruiting, staffing agency, employment agency, employment placement agency, temporary help service, executive search service, executive search firm, recruitment agency, professional employer organization, temporary employment agency, background check company, talent agency for employment, recruitment services',
      children: [
        {
          name: 'Staffing Agencies',
          terms:
            'temp staffing, healthcare staffing, nurse staffing, it staffing, light industrial staffing, staffing service, staffing firm, manpower supply, labor contractor, locum tenens staffing, staff augmentation',
        },
        {
          name: 'Executive Search',
          terms:
            'executive recruitment, board recruitment, retained search, ceo search, executive headhunter, leadership recruitment',
        },
        {
          name: 'Talent Acquisition & Sourcing',
          terms:
            'hiring platform, job advertisement posting, passive candidate, employer brand, campus hiring, high-volume hiring, talent marketplace, hire employee, post a job',
        },
        {
          name: 'Background Checks & Assessments',
          terms:
            'employment screening, criminal background check, employment verification, candidate assessment, reference check, cognitive ability test, workplace personality assessment',
        },
      ],
    },
    {
      name: 'Human Resources',
      iab: '55',
      segment: 'B2B',
      label: 'human resources management',
      description: 'manage people, policies and culture in companies',
      domains: ['shrm.org', 'hrdive.com', 'cipd.org', 'bamboohr.com', 'workday.com'],
      terms: `human resources!, human resource management, hr!, hr department, people operations, personnel, personnel management, hr policy, hr consulting, hr outsourcing, peo, hr service,
        employee handbook, hr compliance, employee record, hris, hrms, hcm, human capital management, human capital, hr tech, hr technology, talent management, performance management,
        performance review, performance appraisal, employee evaluation, employee engagement, employee experience, employee satisfaction, employee survey, employee retention,
        staff retention, staff turnover, succession plan, organizational development, organizational culture, company culture, corporate culture, organizational design,
        competency framework, hr certification, shrm certification, phr certification, hr analytics, people analytics, job analysis, job evaluation, absence management, leave management,
        employee relations, exit management, core hr, 360 feedback, hr news, culture change, internal hr communication`,
      brands:
        'SHRM = society for human resource management; CIPD; HR Dive; UKG = ultimate software | kronos | ultipro; Ceridian = dayforce; Sage HR; Glint; TINYpulse; Insperity; TriNet; Justworks; Paychex PEO; Oasis Outsourcing; G&A Partners; CoAdvantage; Vensure; Engage PEO; XcelHR; PeopleHR; Cezanne HR; HRMorning; Workology; HR Tech Conference; Josh Bersin; Great Place to Work; Mineral HR; HR Acuity; ChartHop; Hireology; Eddy HR; PeopleStrong; ServiceNow HR; Segal Group; Lumity; WorldatWork; Top Employers Institute; Paycor HR; Oyster HR',
      roles: `human resources manager, hr manager, human resources director, hr director, chief human resources officer, chro, chief people officer, chief talent officer, hr generalist,
        human resources generalist, human resources specialist, hr specialist, hr business partner, hrbp, hr coordinator, hr assistant, human resources assistant, hr administrator,
        vp of human resources, vp of hr, vp of people, head of hr, head of people, people operations manager, personnel manager, employee relations manager, hr consultant, hr analyst,
        hris analyst, hr professional, human resources professional, hr executive, human resources executive, hr decision maker, human resources worker, talent management manager,
        organizational development manager, people manager, director of people, hr officer, hr advisor, hr leader, hr partner, human resources clerk, hr technology manager,
        industrial-organizational psychologist, people partner, culture manager, employee experience manager, human resources associate, human resources representative, personnel officer`,
      industries:
        'human resources, human resources services, human resources consulting, hr consulting, hr outsourcing, peo services, human capital management, human resource and employment services',
      children: [
        {
          name: 'HR Management & Policy',
          terms:
            'employment policy, workplace policy, staff handbook, grievance procedure, disciplinary procedure, workplace investigation, labor compliance, flsa, fmla, employment contract, employee file, eeoc compliance, hr audit, hr form, labor law poster',
        },
        {
          name: 'Performance & Engagement',
          terms:
            'okr, employee feedback, pulse survey, employee morale, employee motivation, team building, team building activity, staff engagement, performance improvement plan, employee listening',
        },
        {
          name: 'Diversity & Inclusion',
          sensitivity: 'Low',
          terms:
            'diversity and inclusion, dei, de&i, workplace diversity, diversity equity and inclusion, diversity training, inclusion at work, employee resource group, unconscious bias training, equal opportunity employer, affirmative action hiring, workplace equality, belonging at work',
          roles:
            'diversity manager, chief diversity officer, diversity and inclusion manager, dei manager, head of inclusion, equal opportunity officer, director of diversity',
          brands:
            'DiversityInc; Catalyst Women in Business; Paradigm Strategy; Stonewall Employers; Textio; Fairygodboss; PowerToFly; Jopwell',
        },
        {
          name: 'Training & Development',
          children: [
            {
              name: 'Leadership Training',
              terms:
                'leadership training, leadership development, management training, emotional intelligence training, supervisor training, leadership program',
            },
            {
              name: 'Compliance Training',
              terms:
                'compliance training, harassment training, sexual harassment training, ethics training, data privacy training, code of conduct training',
            },
          ],
          iab: '131',
          terms:
            'corporate training, employee training, learning and development, l&d, staff training, workplace training, training program, training and development, sales onboarding, talent development, corporate learning, employee learning, microlearning, orientation program, coaching at work, instructional design, corporate elearning, workshop facilitation, training workshop',
          roles:
            'training manager, training and development manager, training specialist, training and development specialist, corporate trainer, learning and development manager, l&d manager, chief learning officer, workplace trainer, instructional designer, learning designer, training coordinator, director of training, training director, ~facilitator, learning specialist, staff development officer, head of learning',
          brands:
            'ATD = association for talent development; LinkedIn Learning for Business; Skillsoft; Go1; OpenSesame; BizLibrary; GP Strategies; Center for Creative Leadership; Dale Carnegie Training; Blanchard Training = ken blanchard; DDI Leadership; Pluralsight Business; Axonify; WalkMe Training; Traliant; Vector Solutions; Everfi Workplace; Wilson Learning; Crucial Learning = vitalsmarts; Chief Learning Officer Magazine; Learning Tree',
          industries:
            'professional training and development, corporate training, management training, e-learning corporate',
        },
      ],
    },
    {
      name: 'Payroll & Workforce Management',
      iab: '55',
      segment: 'B2B',
      label: 'payroll and workforce management',
      description: 'run payroll, time tracking and staff scheduling',
      domains: ['adp.com', 'paychex.com', 'gusto.com', 'ukg.com', 'paycom.com'],
      terms:
        'payroll!, payroll service, payroll processing, payroll tax, paye, direct deposit payroll, payroll provider, online payroll, outsourced payroll, global payroll, small business payroll, household payroll, nanny payroll, w-2 form, workforce management, staff scheduling, employee scheduling, shift scheduling, rota, work schedule, time tracking, time and attendance, timesheet, time sheet, timecard, clocking in, labor management, workforce planning, workforce analytics, headcount planning, attendance tracking, employee monitoring, employer of record, eor, contractor management, contractor payment, earned wage access, on-demand pay, certified payroll, vendor management system, roster, absence tracking, workforce automation',
      brands:
        'ADP = automatic data processing; Paychex; ~Gusto = zenpayroll; Paycom; Paylocity; Paycor; QuickBooks Payroll = intuit payroll; OnPay; SurePay; Square Payroll; Patriot Payroll; Deel; Remote.com; Papaya Global; Velocity Global; Oyster EOR; Globalization Partners = g-p; CloudPay; TMF Payroll; Sage Payroll; Xero Payroll; Wagepoint; BrightPay; SurePayroll = sure payroll; Heartland Payroll; isolved; Asure Software; Viewpoint Payroll; CheckMark Payroll; Deputy Scheduling; Sling Scheduling; Humanity Scheduling; Planday; Quinyx; RotaCloud; Replicon; TimeClock Plus; Verint Workforce; NICE WFM; Reflexis; Legion WFM; WorkJam; ActivTrak; Teramind; DailyPay; PayActiv; Branch Pay; Even Responsible Finance; Neeyamo; Immedis; Safeguard Global; Ramco Payroll; ZingHR; Zellis; Moorepay; MHR International; HomePay; SD Worx; ADP TotalSource; RUN Powered by ADP; Poppins Payroll; Buddy Punch; Jibble',
      roles:
        'payroll manager, payroll specialist, payroll administrator, payroll clerk, payroll and timekeeping clerk, payroll director, payroll coordinator, workforce manager, workforce planner, workforce analyst, timekeeper, payroll accountant, payroll officer, payroll professional, scheduling manager, workforce management manager, staff scheduler',
      industries: 'payroll services, payroll processing, workforce management, payroll company',
      children: [
        {
          name: 'Payroll Services',
          terms:
            'payroll company, payroll bureau, pay run, payroll outsourcing, payroll deduction, wage garnishment, paycheck processing, payroll solution, payroll calculator',
        },
        {
          name: 'Time & Attendance',
          terms:
            'time clock app, employee time tracking, attendance system, punch clock, biometric attendance, overtime tracking, clock in clock out',
        },
        {
          name: 'Scheduling & Workforce Planning',
          terms:
            'shift planning, rostering, schedule maker for staff, duty roster, workforce optimization, labor forecasting, staff planning',
        },
        {
          name: 'Global Employment & Contractors',
          terms:
            'hire overseas, international payroll, employee misclassification, global mobility, employee relocation, expatriate management, corporate relocation, independent contractor agreement',
          brands: 'Cartus; SIRVA; Graebel; BGRS; Aires Relocation; Multiplier EOR; Remofirst; Atlas HXM',
          roles: 'global mobility manager, relocation manager, relocation specialist, mobility specialist',
        },
      ],
    },
    {
      name: 'Labor & Workplace Relations',
      iab: '55',
      sensitivity: 'None',
      label: 'labor unions and workplace relations',
      description: 'follow or take part in unions and labor relations',
      domains: ['aflcio.org', 'dol.gov', 'nlrb.gov', 'tuc.org.uk', 'seiu.org'],
      terms:
        'labor union, labour union, trade union, trade unionism, union member, union membership, ~union, unionization, collective bargaining, labor relations, industrial relations, industrial action, strike action, labor strike, worker rights, workers rights, labor movement, labor dispute, picket, shop steward, works council, employee representation, right to work law, union contract, labor organizing, labor rights',
      brands:
        "AFL-CIO = afl cio; SEIU = service employees international union; Teamsters; United Auto Workers = uaw; ~UNISON; ~Unite the Union; GMB Union; TUC = trades union congress; AFSCME; American Federation of Teachers = aft; National Education Association; UFCW; IBEW; United Steelworkers = usw; Communications Workers of America = cwa; ~UNITE HERE; SAG-AFTRA Union; Writers Guild of America = wga; Actors' Equity; NLRB = national labor relations board; IG Metall; Verdi Gewerkschaft; CGT France; Laborers' International Union = liuna; Carpenters Union; International Longshoremen's Association = ila; Air Line Pilots Association = alpa; UNIFOR; American Postal Workers Union; National Nurses United; International Labour Organization = ilo; RMT Union; Unionen; Starbucks Workers United",
      roles:
        'union member, union representative, shop steward, labor organizer, labor relations specialist, labor relations manager, union leader, union official, union organizer, labor negotiator, industrial relations manager',
      industries: 'labor union, labor organizations, labor unions and similar labor organizations, trade union',
      children: [
        {
          name: 'Labor Unions',
          terms:
            'teachers union, workers union, union hall, public sector union, police union, nurses union, union job, union dues, guild union, union worker',
        },
        {
          name: 'Workplace Safety',
          sensitivity: 'None',
          segment: 'B2B',
          terms:
            'workplace safety, occupational safety, occupational health and safety, osha, osha compliance, osha training, health and safety at work, safety training, ehs, hse, safety data sheet, workplace injury, ergonomics, accident prevention, risk assessment workplace, safety program, toolbox talk, lone worker safety, workplace hazard',
          roles:
            'safety manager, health and safety manager, ehs manager, hse manager, occupational health and safety specialist, safety officer, safety director, occupational health and safety technician, ehs specialist, safety coordinator, safety consultant, industrial hygienist, ergonomist, safety engineer',
          brands:
            'OSHA; National Safety Council = nsc; NIOSH; Avetta; ISNetworld = isn; VelocityEHS; IOSH; NEBOSH; British Safety Council',
          industries: 'occupational safety consulting, health and safety consulting',
        },
      ],
    },
    {
      name: 'Remote Work & Freelancing',
      iab: '130',
      label: 'remote work and freelancing',
      description: 'work remotely, freelance or earn in the gig economy',
      domains: ['upwork.com', 'fiverr.com', 'flexjobs.com', 'weworkremotely.com', 'remote.co'],
      terms:
        'remote work!, remote job, remote working, remote worker, work from home, working from home, wfh, telecommuting, telecommute, telework, teleworking, hybrid work, hybrid working, flexible work, flexible working, flextime, flexitime, home working, homeworker, distributed team, remote team, virtual job, online job, work anywhere, location independent, four-day week, return to office, remote-first',
      brands:
        'Upwork = odesk | elance; Fiverr; Freelancer.com; FlexJobs = flex jobs; We Work Remotely = weworkremotely; Remote.co; RemoteOK = remote ok; Toptal; Guru.com; PeoplePerHour = people per hour; TaskRabbit = task rabbit; Working Nomads; Remotive; Contra Freelance; Malt Freelance; Freelancers Union; MBO Partners; Catalant; Braintrust Talent; Amazon Mechanical Turk = mturk | mechanical turk; Appen; Clickworker; Rat Race Rebellion; Virtual Vocations; Jobspresso; Power to Fly; SolidGigs; Gigwalk; Field Agent; Airtasker; Steady App; Wonolo Gigs; Nomad List; Workana; Twago; Worksome; Gun.io; Crossover for Work; Arc.dev; SkipTheDrive; Outsourcely; Hubstaff Talent; Scalable Path; Communo; Bluecrew; ShiftMed; CloudFactory; Scribie',
      roles:
        'freelancer, remote worker, gig worker, telecommuter, independent contractor, independent consultant, digital nomad, work from home employee, homeworker, hybrid worker, side hustler, moonlighter, freelance professional, freelance designer, freelance developer, mobile worker, gig driver',
      industries: 'freelance marketplace, freelancing, gig economy platform, crowdsourcing',
      children: [
        {
          name: 'Remote & Hybrid Jobs',
          terms:
            'work from home job, remote position, remote career, telework job, hybrid job, home-based job, stay at home job, remote customer service job, remote hiring',
        },
        {
          name: 'Freelancing & Contracting',
          iab: '266',
          terms:
            'freelance!, freelancing, independent contracting, contractor rate, freelance marketplace, freelance platform, freelance writing job, freelance design, portfolio career, consultant for hire, ir35, umbrella company, day rate',
        },
        {
          name: 'Gig Economy & Side Jobs',
          terms:
            'gig economy, gig work, side hustle, side job, side gig, odd job, extra income, second job, moonlighting, micro task, rideshare driving job, delivery driver job, gig app, earn extra money, money-making app, second income, multiple jobs',
        },
        {
          name: 'Digital Nomads',
          intent: 'Lifestyle',
          terms:
            'digital nomad, ~digital nomad lifestyle, workation, location independence, remote work abroad, workcation',
        },
      ],
    },
    {
      name: 'Occupations & Work Styles',
      iab: '123',
      intent: 'Role',
      label: 'occupations and kinds of worker',
      description: 'work in a given kind of occupation or work pattern',
      domains: ['bls.gov', 'onetonline.org', 'linkedin.com', 'careeronestop.org'],
      terms:
        'occupation group, job title, job function, job seniority, seniority level, years of experience, job role, professional level, employment status, employed full-time, employed part-time, work shift, career level, company tenure, years in current job, blue collar, white collar, pink collar, skilled trade, tradesperson, labor force, working class job, gray collar, occupational group, technical occupation, service occupation',
      roles:
        'blue-collar worker, white-collar employee, skilled tradesperson, tradesman, tradeswoman, service worker, skilled worker, semi-skilled worker, unskilled worker, laborer, labourer, individual contributor, senior professional, mid-career professional, workaholic, shift manager, domestic worker, household worker, maid, housekeeper',
      children: [
        {
          name: 'Blue-Collar & Trades Workers',
          terms: 'trade worker, tradesman job, skilled labor, blue-collar employment, tradeswoman',
        },
        {
          name: 'Seniority & Experience Levels',
          terms:
            'senior level, mid-level, junior level, entry-level professional, manager level, director level, vp level, owner level',
        },
        {
          name: 'Job Functions',
          terms:
            'administrative function, operations function, support function, human resources function, office and administrative support occupation, production occupation, management occupation, business and financial operations occupation',
        },
      ],
    },
  ],
}

export default careersHr
