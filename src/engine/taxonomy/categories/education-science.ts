import type { CategorySource } from '../source'

const educationScience: CategorySource = {
  category: 'Education & Science',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Service',
  terms: `education!, educational, ~learning, learn, ~student, ~study, studying, academic, academia, pedagogy, ~course, ~class, ~lesson, ~training, curriculum, syllabus, ~knowledge, scholar, scholarly, pupil, education program, education reform, literacy, standardized test, geologist, geology, hydrology, hydrologist, beaker, test tube, petri dish, bunsen burner, laboratory equipment, laboratory supply, lab equipment, laboratory glassware, centrifuge, pipette, autoclave, spectrometer, learning french, learning german, learning english, foreign language, language study, spanish language, french language, german language, italian language, mandarin, japanese language, economist, social scientist, political scientist, sociologist, anthropologist, archaeologist, mathematician, statistician`,
  roles: `teacher, schoolteacher, elementary school teacher, middle school teacher, high school teacher, secondary school teacher, primary school teacher, preschool teacher, kindergarten teacher, special education teacher, substitute teacher, esl teacher, english teacher, math teacher, science teacher, music teacher, art teacher, physical education teacher, reading specialist, bilingual teacher, teaching assistant, teacher aide, paraprofessional educator, paraeducator, teacher assistant, head teacher, headmaster, school principal, principal, assistant principal, vice principal, school superintendent,
superintendent of schools, school administrator, education administrator, school district administrator, professor, associate professor, assistant professor, adjunct professor, university lecturer, lecturer, postsecondary teacher, college professor, college instructor, dean, university dean, provost, university president, chancellor, registrar, admissions officer, admissions counselor, director of admissions, academic advisor, guidance counselor, school counselor, college counselor, educational counselor, career and technical education teacher, vocational education teacher,
adult education teacher, literacy teacher, tutor, private tutor, librarian, school librarian, library assistant, library technician, media specialist school, archivist, curator academic, instructional designer, instructional coordinator, curriculum developer, curriculum director, instructional coach, e-learning developer, education consultant, education technology director, edtech founder, school board member, education researcher, farm and home management educator, driving instructor, flight instructor, language teacher, self-enrichment teacher, test prep tutor, nursery teacher,
childminder educator, early childhood educator, homeschool teacher, student, college student, university student, graduate student, phd student, doctoral candidate, postdoc, postdoctoral researcher, researcher, research assistant, research scientist, principal investigator, scientist, lab technician, laboratory technician, biologist, microbiologist, molecular biologist, marine biologist, zoologist, botanist, ecologist, geneticist, chemist, biochemist, physicist, astronomer, astrophysicist, mathematician, statistician, geologist, geophysicist, hydrologist, meteorologist scientist, oceanographer,
environmental scientist, soil scientist, paleontologist, archaeologist, anthropologist, sociologist, historian, linguist, political scientist, geographer, psychology researcher, neuroscientist, materials scientist, atmospheric scientist, space scientist, biological technician, chemical technician, life scientist, social scientist, biophysicist, conservation scientist, survey researcher academic, entomologist, astronaut, educator, faculty member, school nurse educator, learning support assistant, education professional, school leader, chief academic officer, university administrator,
financial aid officer, alumni relations officer, museum scientist`,
  industries: `higher education, primary and secondary education, e-learning providers, e-learning, education management, education administration programs, educational services, elementary and secondary schools, colleges universities and professional schools, junior colleges, technical and trade schools, business schools and computer and management training, fine arts schools, language schools, exam preparation and tutoring, automobile driving schools, flight training, educational support services, professional training and coaching, research services, scientific research and development services,
think tanks research, libraries, libraries and archives, school district, public schools, charter schools, private schools, secretarial schools, sports and recreation instruction schools, cosmetology and barber schools, edtech company, educational publisher, research institute, university industry, test preparation company, nanotechnology research, community college industry, vocational rehabilitation education, school and employee education, technical education institution, education technology company, tutoring company`,
  nodes: [
    {
      name: 'Colleges and Universities',
      iab: '137',
      label: 'colleges and universities',
      description: 'choose, apply to or attend a college or university',
      domains: ['collegeboard.org', 'usnews.com', 'commonapp.org', 'niche.com'],
      terms: `college!, university!, higher education!, undergraduate!, bachelor's degree, bachelor degree, associate degree, community college, junior college, liberal arts college, degree, degree program, campus, campus life, college student life, fraternity, sorority, greek life, alumni, college alumni, ivy league, hbcu, public university, private university, college athletics recruiting, honors program, college major, double major, college transfer, freshman, sophomore, university course, polytechnic, college town, study at university, undergraduate education, state university, bachelor of arts,
bachelor of science, further education college, university ranking, postsecondary, tertiary education, dorm life, semester, college prep, commencement speech, academic degree, research university, college orientation, degree completion`,
      brands: `Harvard University = harvard; Yale University; Yale; Princeton University; ~Princeton; Columbia University; University of Pennsylvania = upenn; Brown University; Dartmouth College = dartmouth; Cornell University = cornell; Stanford University = stanford; Massachusetts Institute of Technology = mit; California Institute of Technology = caltech; University of Chicago = uchicago; Northwestern University; Duke University; Johns Hopkins University = johns hopkins; Vanderbilt University; ~Vanderbilt; Rice University; Emory University; Georgetown University; ~Georgetown;
University of Notre Dame = notre dame; Carnegie Mellon University = carnegie mellon; Washington University in St. Louis; University of California Berkeley = uc berkeley; UCLA = university of california los angeles; University of California San Diego = uc san diego | ucsd; UC Davis; UC Irvine; UC Santa Barbara; University of Southern California = usc; University of Michigan; Michigan State University = michigan state; Ohio State University = ohio state; Penn State University = penn state | pennsylvania state university; University of Texas at Austin = ut austin | university of texas;
Texas A&M University = texas a&m; University of Florida; Florida State University = florida state; University of Central Florida = ucf; University of Georgia; Georgia Tech = georgia institute of technology; University of North Carolina = unc chapel hill; NC State University = nc state; University of Virginia = uva; Virginia Tech; University of Wisconsin = uw-madison; University of Minnesota; University of Illinois = uiuc; Purdue University = purdue; Indiana University; University of Iowa; Iowa State University; University of Washington; Oregon State University; University of Oregon;
University of Colorado = cu boulder; University of Arizona; Arizona State University = arizona state | asu; University of Utah; Brigham Young University = byu; University of Alabama; Auburn University; Louisiana State University = lsu; University of Tennessee; University of Kentucky; Clemson University = clemson; University of South Carolina; University of Maryland; Rutgers University = rutgers; New York University = nyu; Boston University; Boston College; Northeastern University; Tufts University; Syracuse University; ~Syracuse; Fordham University; George Washington University;
American University; Howard University; Spelman College; Morehouse College; Temple University; Drexel University; Villanova University; University of Pittsburgh; University of Miami; Tulane University; Baylor University; Southern Methodist University = smu; Texas Tech; University of Houston; Oklahoma State University; University of Oklahoma; University of Kansas; University of Missouri; University of Nebraska; Williams College; Amherst College; Swarthmore College; Wellesley College; City University of New York = cuny; State University of New York = suny; California State University = cal state;
San Diego State University; Liberty University; Gonzaga University; Marquette University; DePaul University; Loyola University; Stony Brook University; Case Western Reserve; Rensselaer Polytechnic Institute = rpi; Rochester Institute of Technology = rit; Colorado State University; University of Oxford = oxford university; University of Cambridge = cambridge university; Imperial College London; University College London = ucl; London School of Economics = lse; King's College London; University of Edinburgh; University of Manchester; University of Bristol; University of Warwick;
Durham University; University of Glasgow; University of St Andrews; University of Leeds; University of Birmingham; University of Nottingham; University of Sheffield; Trinity College Dublin; University College Dublin; ETH Zurich; EPFL; Sorbonne University = sorbonne; Sciences Po; École Polytechnique; Technical University of Munich = tum; LMU Munich; Heidelberg University; Humboldt University; RWTH Aachen; University of Amsterdam; Delft University of Technology = tu delft; Leiden University; KU Leuven; University of Bologna; University of Copenhagen; Lund University; Karolinska Institute;
University of Helsinki; University of Vienna; University of Toronto; McGill University = mcgill; University of British Columbia = ubc; University of Waterloo; University of Alberta; York University; University of Melbourne; University of Sydney; Australian National University; Monash University; UNSW; University of Queensland; University of Auckland; National University of Singapore; Nanyang Technological University; Tsinghua University; Peking University; Fudan University; University of Hong Kong; University of Tokyo; Kyoto University; Waseda University; Seoul National University; KAIST;
Indian Institutes of Technology = iit; University of Delhi; University of São Paulo; UNAM; Tecnológico de Monterrey; University of Cape Town; Tel Aviv University; Technion; King Abdullah University = kaust; United States Military Academy = west point; United States Naval Academy; Common App = common application; Niche.com; ~Niche; U.S. News Best Colleges; College Board; UCAS; QS World University Rankings; Times Higher Education; Princeton Review Colleges; Chronicle of Higher Education; Inside Higher Ed; Appily; College Confidential; Unigo; Miami Dade College; Ivy Tech; Santa Monica College`,
      children: [
        {
          name: 'College Planning and Admissions',
          iab: '138',
          terms: `college planning!, college admission!, college application, college search, admission essay, college counseling, college tour, campus visit, early decision, college-bound, university application, college readiness, admissions consulting, college essay, personal statement, letter of recommendation, gpa, waitlist college, open day university, college fair, clearing university`,
          brands: `CollegeVine; Crimson Education; IvyWise; CollegeAdvisor; Naviance; Scoir; Cappex; Coalition for College; Top Tier Admissions; Campus Reel`,
        },
        {
          name: 'Graduate School',
          iab: '139',
          terms: `graduate school!, graduate degree, master's degree, masters program, postgraduate, phd, doctorate, doctoral program, grad school, mba!, dissertation, thesis, graduate program, master of science, master of arts, postgraduate study, executive education, graduate admissions, doctoral degree, postdoctoral, fellowship academic`,
          brands: `Kellogg School of Management; Booth School of Business; Haas School of Business; Ross School of Business; Tuck School; Fuqua; Sloan School = mit sloan; Stern School of Business; Yale School of Management; Kennedy School = harvard kennedy school; GradSchools.com; Poets & Quants = poets and quants; FindAMasters; Rhodes Scholarship; FindAPhD`,
          children: [
            {
              name: 'MBA and Business School',
              terms: `business school!, mba program, executive mba, online mba, management degree, mba admission, emba`,
              brands: `Wharton School = wharton; Harvard Business School = hbs; INSEAD; London Business School; IE Business School; HEC Paris; IESE; Stanford GSB; IMD Business School; ESADE; Thunderbird School; Babson College; Bocconi; Indian Institute of Management = iim; Indian School of Business; ESSEC; Rotterdam School of Management; Cranfield; Saïd Business School; Judge Business School; Ashridge; CEIBS; Graduate Management Admission Council = gmac`,
            },
            {
              name: 'Medical and Nursing School',
              iab: '140',
              terms: `medical school!, med school, nursing school!, nursing degree, nursing education, dental school, pharmacy school, veterinary school, physician assistant program, medical student!, nursing student, bsn, msn degree, pre-med, medical education, medical degree, residency match, healthcare education, rn to bsn, dpt program, nursing program, veterinary student, medical residency, optometry school`,
              brands: `Chamberlain University; Ross University School of Medicine; St. George's University; Nightingale College; Galen College of Nursing; West Coast University; Adtalem = adtalem global education; Geeky Medics; AMBOSS; UWorld Medical; Osmosis Medical; Kaplan Nursing; NurseHub; Herzing University; Walden Nursing; Association of American Medical Colleges = aamc; Sketchy Medical; Lecturio; Boards and Beyond; American University of the Caribbean`,
            },
            {
              name: 'Law School',
              iab: '140',
              terms: `law school!, law degree, jd program, llm, law student, bar review, pre-law, legal education, legal studies degree`,
              brands: `Barbri; Themis Bar Review; Law School Admission Council = lsac; Quimbee; Harvard Law School; Yale Law School; BPP Law School; University of Law`,
            },
          ],
        },
        {
          name: 'Study Abroad',
          terms: `study abroad!, student exchange, exchange student, international student!, foreign exchange program, gap year program, erasmus, overseas study, student visa study, international education, language immersion program, summer abroad`,
          brands: `IDP Education = idp; CIEE; Erasmus+ = erasmus programme; IES Abroad; Semester at Sea; AFS Intercultural = afs; Fulbright Program = fulbright; ApplyBoard; Studyportals; Leverage Edu; Navitas Education; Rotary Youth Exchange; YES Abroad; Yocket; GoAbroad; Go Overseas; INTO University Partnerships; Kaplan International; Cambridge Education Group; Youth For Understanding; Shorelight; Edwise; Global Experiences`,
        },
        {
          name: 'Scholarships and Aid',
          iab: '395',
          terms: `scholarship, fellowship grant, bursary, merit scholarship, athletic scholarship, tuition, tuition fee, college fund advice, tuition cost, scholarship search, minority scholarship, research grant`,
          brands: `Fastweb; Scholarships.com; Scholly; Bold.org; Gates Scholarship = gates millennium scholars; RaiseMe; National Merit Scholarship; QuestBridge; Going Merry; Chegg Scholarships; Cappex Scholarships; Jack Kent Cooke Foundation; UNCF = united negro college fund; Hispanic Scholarship Fund; Chevening; Posse Foundation; ScholarshipOwl`,
        },
      ],
    },
    {
      name: 'Online Learning and Courses',
      iab: '148',
      label: 'online courses and degrees',
      description: 'learn through online courses and degrees',
      domains: ['coursera.org', 'udemy.com', 'khanacademy.org', 'edx.org'],
      terms: `online course!, online learning!, e-learning!, elearning!, online education!, online degree!, distance learning!, mooc, online college, online university, remote learning, virtual classroom, online class, online school, online certificate, correspondence course, self-paced course, online training, microlearning, online tutorial, educational video, learning app, digital learning, online bootcamp, microcredential, nanodegree, online masters, online bachelor's degree, webinar learning, online academy, hybrid learning, educational app, video course, learning platform, online lecture`,
      brands: `Coursera; Udemy; edX; Khan Academy; Udacity; Skillshare; MasterClass; LinkedIn Learning = lynda.com; ~Lynda; Pluralsight; FutureLearn; The Great Courses = great courses plus | wondrium; Brilliant.org; ~Brilliant; CreativeLive; Domestika; BYJU'S = byjus; Unacademy; upGrad; Vedantu; University of Phoenix; Southern New Hampshire University = snhu; Western Governors University = wgu; Walden University; Capella University = strategic education; Strayer University; Grand Canyon University = gcu; Purdue Global = kaplan university; DeVry University = devry;
American Public University = american military university; Colorado Technical University; Ashford University = university of arizona global campus; Full Sail University; Excelsior University; Arizona State Online = asu online; Penn State World Campus; Liberty Online; 2U = 2u inc; Thinkific Courses; Teachable Courses; Saylor Academy; OpenLearn; The Open University = open university; Simplilearn; DataCamp; Codecademy = code academy; Treehouse Learning = team treehouse; freeCodeCamp; Codewars; LeetCode; HackerRank Learning; O'Reilly Learning; ~Springboard; Thinkful; TED-Ed; TED Talks; CrashCourse;
Alison Courses; Penn Foster; Great Learning; Perdoceo = perdoceo education; Grammarly Education; Udemy Business; Outschool; Study.com; Sophia Learning; StraighterLine; Shaw Academy; Skillsoft; ~Emeritus; GetSmarter; Maven Courses; Reforge; Section School; Physics Wallah; ~Scaler; Eruditus; XuetangX; Yuanfudao; Zuoyebang; Class Central; NPTEL; SWAYAM; Boot.dev; Scrimba; Frontend Masters; Educative.io; Blinkist; ~Shortform; getAbstract; Alura; Platzi; OpenClassrooms; Iversity; ICS Learn; Reed Courses`,
      children: [
        {
          name: 'Online Degrees',
          terms: `accelerated degree, adult degree program, online associate degree, accredited online college, online doctorate, online nursing degree`,
        },
        {
          name: 'Coding and Tech Bootcamps',
          terms: `coding bootcamp!, coding class, learn to code, programming course, data science course, coding school, kids coding, coding for kids, computer science education, coding course, ux bootcamp, web development course, stem coding, cybersecurity bootcamp, robotics class, computer class, computer training course`,
          brands: `General Assembly; Flatiron School; Hack Reactor; App Academy; Le Wagon; Ironhack; Lambda School = bloomtech; Code.org; Scratch Programming; Tynker; Codeverse; CodeWizardsHQ; iD Tech; Girls Who Code; Black Girls Code; BrainStation; Fullstack Academy; Coding Dojo; Kodland; WhiteHat Jr; 42 School; Makers Academy; Juni Learning; Create & Learn; codeSpark; ~Kano; Turing School; Hackbright; CareerFoundry; Masai School; Coding Ninjas; Code Ninjas; theCoderSchool; Algorithmics`,
        },
        {
          name: 'Adult and Continuing Education',
          iab: '133',
          terms: `adult education!, continuing education!, lifelong learning, evening class, night class, ged!, ged test, high school equivalency, professional development course, professional certificate, enrichment class, adult literacy, adult learner, continuing professional development, extension school, refresher course, workshop class, cpd training, u3a`,
          brands: `Osher Lifelong Learning; GED Testing Service; HiSET; City Lit; Great Courses Daily; Learning Tree; Road Scholar Learning; WEA Adult Learning; Dale Carnegie Training = dale carnegie; Toastmasters; Learning Annex; University of the Third Age; Harvard Extension School; UCLA Extension`,
        },
      ],
    },
    {
      name: 'K-12 Education',
      iab: '149',
      label: 'schools from kindergarten to twelfth grade',
      description: 'choose schools or follow education from kindergarten to twelfth grade',
      domains: ['greatschools.org', 'niche.com', 'pbskids.org', 'scholastic.com'],
      terms: `school!, k-12!, elementary school!, primary school!, primary education!, grade school, middle school, junior high, high school!, secondary school, secondary education!, public school, charter school, magnet school, school district, school choice, school board, school year, classroom, classroom decoration, classroom supply, first grade, fifth grade, report card, parent-teacher conference, pta, school bus program, school lunch program, school uniform policy, school system, grammar school, comprehensive school, sixth form, gcse, a-level, international baccalaureate, ib program, common core,
stem education, steam education, summer school, after-school program, field trip, phonics, reading program, spelling bee, school play, learning standard, advanced placement, honors class, school closing, vouchers school, education policy, school fundraising, bilingual education, gifted education, gifted and talented, bullying at school, school safety, student council, science fair, school counselor, school library, key stage, ofsted, academy trust, show and tell, back-to-school education, yearbook, high school student, outdoor education, civics education, grade, schoolchild, schoolchildren,
schooling, kindergarten through 12th grade, gcse revision, scottish highers, btec national, state school, faith school, gymnasium school, lyceum, headteacher, school trip, pe class, school subject, classroom pet, math curriculum, reading comprehension, handwriting, penmanship, homeroom, detention, recess, school assembly, school nurse office, school mascot, term time, half term, student teacher`,
      brands: `GreatSchools; KIPP; Success Academy; K12 Online = stride k12 | k12 inc | stride learning; Connections Academy; Scholastic Education; ~Scholastic; PBS Kids Learning; ABCmouse = age of learning; Prodigy Math = prodigy education; IXL = ixl learning; Kahoot! = kahoot; Epic Books for Kids = getepic; ~Starfall; Adventure Academy; BrainPOP; Seesaw Learning; ClassDojo; Remind App; Edmodo; Nearpod; Newsela; DreamBox = dreambox learning; i-Ready = curriculum associates; Renaissance Learning = accelerated reader; Lexia; Reading Eggs; Raz-Kids = learning a-z; Teachers Pay Teachers = tpt; Education.com;
Khan Academy Kids; National PTA; Jostens; Herff Jones; Lifetouch; Balfour Yearbooks; Box Tops for Education; DonorsChoose; IDEA Public Schools; Imagine Learning; Amplify Education; Achieve3000; Zearn; Freckle Learning; Quizizz; Gimkit; Edpuzzle; Flipgrid; Hooked on Phonics; Homer Learning; Teach Your Monster; Mathletics; Times Tables Rock Stars; BBC Bitesize; Twinkl; Oak National Academy; Teach First; Teach for America; Edutopia; EdWeek = education week; TES Magazine; Los Angeles Unified School District = lausd; New York City Department of Education; Chicago Public Schools;
Clark County School District; Miami-Dade County Public Schools; Houston Independent School District; Odyssey of the Mind; FIRST Robotics; National Honor Society; Scripps National Spelling Bee; DECA; Future Farmers of America = ffa; Lakeshore Learning; Really Good Stuff; Carson Dellosa; Teacher Created Resources; Osmo; Learning Resources; Cuemath; Generation Genius; Mystery Science; Discovery Education; Savvas; Great Minds Eureka Math; Jolly Phonics; School Specialty; Legends of Learning; SplashLearn; Spelling City; Abcya; Cool Math Games; Funbrain`,
      children: [
        {
          name: 'Private and Boarding Schools',
          iab: '134',
          sensitivity: 'None',
          terms: `private school!, boarding school!, prep school, preparatory school, independent school, catholic school, parochial school, christian school, religious school, montessori school, waldorf school, international school, military school, day school, public school uk, all-girls school, steiner school, jewish day school, islamic school, convent school`,
          brands: `Phillips Exeter Academy; Phillips Andover; Choate Rosemary Hall; Eton College; ~Eton; Harrow School; Nord Anglia Education; GEMS Education; BASIS Independent Schools; Avenues: The World School = avenues school; Dulwich College; Primrose Private School; Inspired Education; Cognita; TASIS; Le Rosey; Winchester College; Deerfield Academy; Challenger School; Harrow International; Rugby School`,
        },
        {
          name: 'Preschool and Early Learning',
          iab: '142',
          terms: `preschool!, pre-k, kindergarten!, early childhood education!, early learning!, nursery school, montessori, head start program, toddler learning, kindergarten readiness, alphabet learning, pre-kindergarten, preschool curriculum, eyfs, reggio emilia, abc learning, educational toy learning`,
          brands: `Head Start; Primrose Schools; The Goddard School = goddard school; Montessori Schools; Kiddie Academy; Lovevery Learning; Reading Rockets; Zero to Three; Guidepost Montessori; American Montessori Society; Spring Education Group; Nobel Learning; Busy Bees Nursery; Bright Horizons Preschool; Tinkergarten; Teaching Strategies Gold; HighScope; Brightwheel; Procare Solutions`,
        },
        {
          name: 'Homeschooling',
          iab: '145',
          terms: `homeschooling!, homeschool!, home education, homeschool curriculum, unschooling, homeschool co-op, virtual school, distance schooling, homeschooling parent, classical education, hybrid homeschool, worldschooling`,
          brands: `Abeka; Time4Learning; Sonlight; Saxon Math; Calvert Homeschool; Easy Peasy Homeschool; Classical Conversations; HSLDA; The Good and the Beautiful; My Father's World; Rainbow Resource; Timberdoodle; Oak Meadow; Bob Jones University Press = bju press; Cathy Duffy; Memoria Press; Power Homeschool; Acellus; Christianbook Homeschool; Teaching Textbooks; Math-U-See; Beast Academy; Master Books; The Well-Trained Mind; Monarch Homeschool`,
        },
        {
          name: 'Special Education',
          iab: '136',
          sensitivity: 'High',
          terms: `special education!, special needs education, iep, learning difference, special needs school, school for the deaf, inclusive education, individualized education, dyslexia tutoring, sen provision, resource room, assistive technology education, behavior intervention, autism school, 504 plan`,
          brands: `Understood.org; Council for Exceptional Children; Lindamood-Bell; Orton-Gillingham; Wilson Reading; Landmark School; Wrightslaw; Perkins School for the Blind; Learning Disabilities Association; Brehm Prep; Catapult Learning; Barton Reading; ChanceLight`,
        },
      ],
    },
    {
      name: 'Tutoring and Homework Help',
      iab: '146',
      label: 'tutoring and homework help',
      description: 'look for tutoring, study aids and homework help',
      domains: ['chegg.com', 'quizlet.com', 'kumon.com', 'varsitytutors.com'],
      terms: `tutoring!, tuition teacher, homework!, homework help, study guide, study skill, flashcard, math tutoring, private tutor, online tutoring, learning center, study tip, study group, essay writing, essay help, term paper, research paper, citation generator, plagiarism checker, note-taking study, book report, book summary, study app, math help, reading tutor, supplemental education, workbook, worksheet, math game learning, cheat sheet, exam revision, revision guide, past paper, answer key, proofreading essay, study timer, math solver, memory technique, speed reading, study planner, cram school, dissertation help, academic writing, math facts`,
      brands: `Chegg; Quizlet; Course Hero; Kumon; Sylvan Learning; Mathnasium; Huntington Learning Center; Varsity Tutors = nerdy inc; Wyzant; Tutor.com; Brainly; SparkNotes; CliffsNotes; Photomath; Wolfram Alpha; Socratic App; StudyBlue; Anki; Gradescope; EasyBib; Turnitin; Preply Tutoring; MyTutor; Tutorful; Superprof; Explore Learning; Russian School of Mathematics = rsm; Art of Problem Solving = aops; Best in Class Education; JEI Learning; Eye Level Learning; Club Z Tutoring; Skooli; TutorMe; Paper Tutoring; Studypool; Symbolab; Mathway; GradeSaver; LitCharts; Shmoop; ~Bartleby; StuDocu; Numerade;
Knewton; C2 Education; CogAT Prep; Save My Exams; Seneca Learning; Snap Revise; PMT Education; Knowt; Scribbr; Mendeley; Zotero; TAL Education; New Oriental = new oriental education; Gauthmath; Cymath; PrepScholar; Think Academy; Tutor Doctor; Tutor House; Toppr; Doubtnut; Snapask; Ruangguru; Zenius; Revision World; York Notes; CGP Books; Collins Revision`,
      children: [
        {
          name: 'Math and Science Tutoring',
          terms: `algebra tutor, calculus help, chemistry help, physics help, math practice, geometry help, math learning center, science tutor`,
        },
        {
          name: 'Writing and Study Aids',
          terms: `essay editor, bibliography tool, citation style, mla format, apa style, study note, mind map study, revision card`,
        },
      ],
    },
    {
      name: 'Test Preparation',
      iab: '144',
      label: 'test and exam preparation',
      description: 'prepare for standardised tests and licensing exams',
      domains: ['kaptest.com', 'princetonreview.com', 'collegeboard.org', 'magoosh.com'],
      terms: `test prep!, test preparation!, exam preparation!, exam prep, exam, standardized test!, sat, sat prep, act prep, act test, psat, gre!, gmat!, lsat!, mcat!, toefl!, ielts!, ap exam, advanced placement exam, bar exam prep, cpa exam, nclex, praxis exam, asvab, board exam, entrance exam, civil service exam, practice test, mock exam, college entrance exam, dat exam, usmle, pmp exam prep, series 7 exam, ssat, isee, clep, teas test, jee exam, neet exam, upsc, gaokao, eleven plus, 11 plus exam, sats revision, oat exam, pcat, cbest, ged prep, educational assessment, aptitude test, iq test,
placement test, licensing exam, certification exam, comptia exam prep, cfa exam, professional engineer exam, duolingo english test, citizenship test prep, driving theory test, permit test, tsi assessment, abitur, matriculation exam, quiz test, spelling test`,
      brands: `Kaplan Test Prep = kaplan inc; ~Kaplan; The Princeton Review = princeton review; Magoosh; ETS = educational testing service; ACT Inc; UWorld; Blueprint Test Prep; Manhattan Prep; PrepScholar SAT; 7Sage; Becker CPA = becker professional education; Barron's Test Prep = barron's sat; Khan Academy SAT; Pearson VUE; Prometric; Varsity Tutors Test Prep; Target Test Prep; e-GMAT; Wiley CPA; Gleim; Archer Review; Hurst Review; Peterson's; British Council IELTS; Duolingo English Test; Aakash Institute = aakash; Allen Career Institute; FIITJEE; BYJU'S Exam Prep; Testbook; Career Power Adda247 = adda247;
Surgent; Jack Westin; Blueprint MCAT; LSATMax; PowerScore; Mometrix; Pocket Prep; SAT Subject Tests; Cambridge Assessment; Edexcel; AQA; OCR Exams; Revolution Prep; Testmasters; Applerouth; IvyGlobal; Academic Approach; BenchPrep; ExamSoft; Examity; ProctorU = meazure learning; Kaplan Schweser; Fitch Learning; PassMedicine; DAT Bootcamp; Menlo Coaching; Quantic; Wechsler; Mensa`,
      children: [
        {
          name: 'College Entrance Tests',
          terms: `sat test, act exam, sat score, college board exam, digital sat, act score`,
        },
        {
          name: 'Graduate and Professional Exams',
          terms: `gre test, gmat exam, lsat prep, mcat prep, law entrance exam, medical entrance exam, medical board exam, nursing exam, accounting exam, teacher certification test, bar examination`,
        },
        {
          name: 'English Proficiency Tests',
          terms: `english proficiency test, toefl exam, ielts exam, pte academic, cambridge english exam, toeic`,
        },
      ],
    },
    {
      name: 'Language Learning',
      iab: '147',
      label: 'learning languages',
      description: 'learn a foreign language',
      domains: ['duolingo.com', 'babbel.com', 'rosettastone.com', 'italki.com'],
      terms: `language learning!, foreign language!, language course, learn english, learn spanish, learn french, learn german, learn japanese, learn chinese, learn korean, learn italian, esl!, english as a second language, efl, english course, spanish class, mandarin class, language school!, language app, language exchange, linguistics!, vocabulary, grammar, translation dictionary, sign language, american sign language, latin language, esperanto, english language learning, bilingual learning, language tutor, conversation practice, pronunciation, language immersion, tefl, tesol, celta, arabic course,
german course, french course, business english, polyglot, language certificate, language lab, spoken english, phonetics, etymology, hindi course, portuguese course, russian course, foreign language study, idiom, verb conjugation, language resource, japanese lesson, spanish lesson, french lesson, esl program`,
      brands: `Duolingo; Babbel; Rosetta Stone; Busuu; Memrise; Pimsleur; italki; Preply; Berlitz; EF Education First = ef english first; Cambly; HelloTalk; Tandem Language; Lingoda; Mango Languages; FluentU; LingQ; Mondly; Drops App; Transparent Language; Rocket Languages; Open English; Wall Street English; British Council; Alliance Française = alliance francaise; Goethe-Institut = goethe institute; Instituto Cervantes; Confucius Institute; VIPKid; Gymglish; Clozemaster; SpanishDict; Fluenz; Michel Thomas; Coffee Break Languages; WaniKani; LingoDeer; HelloChinese; Inlingua; Kaplan English; EC English;
Lingopie; Yabla; Glossika; ELSA Speak; Verbling; ~Lirica; ChinesePod; JapanesePod101; Innovative Language; Living Language; Oxford English; Speak App; Loora; Jumpspeak; Beelinguapp; Readlang; 51Talk; DaDa English; NOVA English; Shane English; Helen Doron; Live Lingua; Lawless French; Easy German; Dreaming Spanish; SignSchool; TEFL Academy; International House; Little Pim; Gus on the Go; Muzzy BBC; ~Muzzy; StudyCat; Langotalk`,
      children: [
        {
          name: 'English Learning',
          terms: `english class, english grammar, american english, british english, english tutor, english lesson, english speaking course, english vocabulary`,
        },
        {
          name: 'Spanish and Romance Languages',
          terms: `spanish course, spanish vocabulary, italian course, portuguese lesson, romanian course, catalan course`,
        },
        {
          name: 'Asian Languages',
          terms: `japanese course, korean course, mandarin course, kanji, hangul, hsk, jlpt, cantonese course, vietnamese course, thai course`,
        },
        {
          name: 'Linguistics',
          terms: `linguistic, semantics, syntax language, philology, language science, dialect study, endangered language, word origin`,
        },
      ],
    },
    {
      name: 'Vocational and Professional Training',
      iab: '131',
      label: 'vocational and professional training',
      description: 'train for a trade, licence or profession',
      domains: ['uti.edu', 'lincolntech.edu', 'pennfoster.edu', 'coursera.org'],
      terms: `vocational school!, vocational training!, vocational education, trade school!, technical school, technical college, culinary school!, cooking school, beauty school!, cosmetology school, barber school, driving school!, driver education, driving lesson, defensive driving, traffic school, flight school!, pilot training, truck driving school, cdl training, welding school, mechanic school, electrician school, hvac training, art school!, design school, film school!, music school, music lesson, piano lesson, guitar lesson, dance school, acting school, acting class, drama school, fashion school,
photography course, professional training, technical training, career training, corporate training, employee training provider, leadership training, apprenticeship program, ~certification, certificate program, professional certification, bartending school, massage school, police academy, fire academy, paralegal course, cna training, medical assistant school, phlebotomy training, emt training, dental assistant school, yoga school, vet tech school, real-world skill, trade certificate, career college, interior design course, makeup course, project management course, six sigma training,
first aid course, cpr training, security training course, maritime academy, theology school, seminary, bible college, conservatory, graphic design course, gunsmithing school, floristry course, sommelier course, aviation school, art class, singing lesson, driving test, swim lesson school, bootcamp training`,
      brands: `Universal Technical Institute = uti; Lincoln Tech = lincoln technical institute; Le Cordon Bleu; Culinary Institute of America; Institute of Culinary Education; Paul Mitchell Schools; Aveda Institute; Empire Beauty School; ITT Tech = itt technical institute; Art Institutes = the art institutes; Savannah College of Art and Design = scad; Rhode Island School of Design = risd; Parsons School of Design; ~Parsons; Pratt Institute; School of Visual Arts; CalArts; Berklee College of Music = berklee; Juilliard School = juilliard; Fashion Institute of Technology; Central Saint Martins = ual;
Royal College of Art; RADA; New York Film Academy; Tisch School; Embry-Riddle = embry-riddle aeronautical; ATP Flight School; FlightSafety International = flightsafety; WyoTech; Tulsa Welding School; Concorde Career; Carrington College; Fortis College; Pima Medical Institute; Aceable; I Drive Safely; DriversEd.com; AA Driving School; RED Driving School; BSM Driving; Escoffier = auguste escoffier school; Milan Institute; Job Corps; School of Rock; Arthur Murray School; Penn Foster Career; City & Guilds; BTEC; Google Career Certificates = grow with google;
PMI Certification = project management institute; Global Knowledge; New Horizons Training; FranklinCovey; Sandler Training; Miller-Motte; Porter and Chester; Ogle School; Toni & Guy Academy; MTI College; Platt College; Roadmaster Drivers School; Ringling College; Gnomon; Vancouver Film School; SAE Institute; Musicians Institute; Red Cross Training; TakeLessons; Fender Play; Yousician; Simply Piano; Flowkey; JustinGuitar; Pianote; Gordon Ramsay Academy; Leiths; ALMA Scuola; Johnson & Wales; Everest College; Ultimate Medical Academy; Stratford Career Institute; Ashworth College;
US Career Institute; TAFE NSW = tafe; QA Training; Learnship; Firebrand Training; The Knowledge Academy; Lincoln Culinary; Universal Helicopters; L3Harris Flight Academy; CAE = cae inc; ~Barbizon; Stella Adler; Lee Strasberg; Second City Training; Guitar Tricks; Trinity College London Exams; ABRSM; International Center of Photography; New York Institute of Photography; ~Milady; Sotheby's Institute of Art; Gemological Institute of America; Institute of Swimming`,
      children: [
        {
          name: 'Trade Schools',
          terms: `plumbing course, carpentry course, automotive school, skilled trade training, diesel mechanic program, heavy equipment training, welding course`,
        },
        {
          name: 'Arts, Music and Culinary Schools',
          terms: `art college, music conservatory, culinary arts program, pastry school, dance academy, drawing class, painting class, vocal lesson, violin lesson, drum lesson, pottery class`,
        },
        {
          name: 'Driving and Flight Schools',
          terms: `learner driver, driving instructor, drivers ed, student pilot, private pilot license, learner's permit, driving theory, motorcycle training course, driver training`,
        },
        {
          name: 'Corporate Learning',
          segment: 'B2B',
          intent: 'Solution',
          terms: `learning and development!, employee learning, corporate learning, compliance training, sales training course, management training, learning management system!, lms, corporate university, leadership development course, instructional design, scorm, training provider, executive coaching course, workforce training`,
          brands: `Cornerstone LMS; Docebo; Absorb LMS; TalentLMS; 360Learning; Degreed; EdCast; Litmos; GO1; Skillsoft Percipio; Harvard Business Publishing; Center for Creative Leadership; ~Blanchard; GP Strategies; Wilson Learning; Association for Talent Development = atd; Articulate 360; BizLibrary; Vector Solutions; OpenSesame; Traliant; EVERFI; DDI World; Richardson Sales; Crucial Learning = vitalsmarts`,
        },
      ],
    },
    {
      name: 'Education Industry and EdTech',
      iab: '92',
      segment: 'B2B',
      intent: 'Solution',
      label: 'educators, school leaders and education technology',
      description: 'teach, run schools or buy for education',
      domains: ['edweek.org', 'instructure.com', 'edsurge.com', 'chronicle.com'],
      terms: `edtech!, educational technology, education technology, education industry, classroom technology, student information system, interactive whiteboard, school administration, school management system, higher education administration, educational publisher, textbook!, college textbook, textbook rental, e-textbook, curriculum publisher, assessment platform, teaching, teacher resource, teacher supply, lesson plan, teacher training, teacher certification, teaching degree, education conference, school furniture, campus technology, enrollment management, education research, classroom management,
instructional material, educational software, school procurement, educational testing, teaching material, education degree, school leadership, teaching job abroad, proctoring, learning analytics, blended learning, flipped classroom, educational resource, teaching aid, teacher appreciation`,
      brands: `Instructure = canvas lms; Blackboard Learn = blackboard inc; ~Anthology; Moodle; Google Classroom; PowerSchool; Pearson Education; Pearson; McGraw Hill = mcgraw-hill | mcgraw-hill education; Houghton Mifflin Harcourt = hmh | houghton mifflin; Cengage; John Wiley & Sons; ~Wiley; Macmillan Learning; Elsevier; Springer Nature; Taylor & Francis; SAGE Publications; Oxford University Press; Cambridge University Press; D2L = brightspace | desire2learn; Schoology; Infinite Campus; Ellucian; Workday Student; SMART Technologies = smart board; ~Promethean; Clever Inc; GoGuardian; Securly; ParentSquare;
Frontline Education; Follett = follett school solutions; Barnes & Noble Education = barnes & noble college; VitalSource; Chegg Textbooks; RedShelf; BibliU; Top Hat; iClicker; Respondus; Grammarly for Education; Nelnet Campus Commerce; EAB; Civitas Learning; TouchNet; Slate Technolutions; Coursedog; ISTE; SXSW EDU; EdSurge; Bett Show; ~Bett; ASU+GSV Summit; EDUCAUSE; Education Dive; NWEA; Illuminate Education; ~Skyward; Tyler SIS; ~Gaggle; Lightspeed Systems; Boxlight; ViewSonic Education; Hapara; Hachette Education; Zovio; Academic Partnerships; Noodle Partners; Laureate Education;
Graham Holdings; Grand Canyon Education; Bright Horizons Education; Cambium Learning; McGraw Hill Connect; Goodheart-Willcox; Amplify Science; Kendall Hunt; Carnegie Learning; Capstone Publishing; JSTOR; ProQuest = clarivate proquest; EBSCO; OCLC; Ex Libris; National Education Association Teachers = nea teachers; Zaner-Bloser; Voyager Sopris; Virco; Smith System; Arbor Education; Bromcom; Capita SIMS; Firefly Learning; ManageBac; ~Toddle; Kinderpedia; Campus Labs; Modern Campus; CampusLogic; Anthology Student; iSpring Learn; H5P; Kaltura Education; Panopto; YuJa; Echo360; Packback; Perusall;
Examplify; Inspera`,
      children: [
        {
          name: 'Teachers and Educators',
          intent: 'Role',
          terms: `teacher lounge, educator!, teacher discount, teaching profession, teacher development, teacher community, new teacher, school staff, teacher salary, educator professional development`,
          brands: `WeAreTeachers; TeachersPayTeachers; Teach Away; ABCTeach; Education Support; Responsive Classroom; Conscious Discipline; ASCD; Association of American Educators`,
        },
        {
          name: 'Higher Education Leaders',
          intent: 'Role',
          terms: `university leadership, college administrator, higher education executive, university procurement, university fundraising, college president, student affairs, enrollment leader`,
        },
        {
          name: 'Textbooks and Learning Materials',
          segment: 'B2C',
          intent: 'Product',
          terms: `used textbook, rent textbook, school book, reference workbook, exam guide book, coursebook, lab manual, reader textbook`,
          brands: `BooksRun; Campus Books; eCampus; Knetbooks; ValoreBooks; OpenStax; Bookbyte; TextbookRush; Amazon Textbooks; Slugbooks`,
        },
      ],
    },
    {
      name: 'Natural Sciences',
      iab: '464',
      intent: 'Lifestyle',
      label: 'science and nature',
      description: 'follow, study or work in the natural sciences',
      domains: ['nature.com', 'sciencemag.org', 'scientificamerican.com', 'sciencedaily.com'],
      terms: `science!, scientific, natural science, scientific research, ~research, scientific method, science news, popular science, science experiment, science kit, ~stem, scientific discovery, scientific journal, scientific equipment hobby, microscopy, microscope, laboratory science, citizen science, science communication, scientific theory, nobel prize, science magazine, science center, science education, science museum science, nanotechnology, nanoscience, optics science, complexity science, cognitive science, scientific breakthrough, science enthusiast, science documentary, technology research,
forensic science, materials science, crystallography, cryptozoology, scientific instrument, earth science, pseudoscience, chaos theory, futurology, future science, bioethics, astronomical, anatomical, ecological, biological, physical science, life cycle, experiment, hypothesis, lab experiment, inventor, invention, discovery, ecosystem study, science book, ~nature, ~evidence, scientific study, peer review, scientific community, sciences, graduated cylinder, microscope slide, erlenmeyer flask, volumetric flask, florence flask, laboratory flask, laboratory funnel, pipet, burette, crucible, mortar and pestle lab, dissection kit, dissecting kit, lab bench, lab stool, lab coat, lab goggle, litmus paper, ph indicator, molecular model, anatomical model, skeleton model, periodic table poster, science kit, chemistry set, slide cover slip, lab tweezers, laboratory tubing, wash bottle lab, specimen jar, fume hood school, agar plate, culture dish, science experiment kit, telescope kit, microscope`,
      brands: `Nature Journal = nature magazine; Science Magazine = science journal | aaas; Scientific American; New Scientist; Popular Science; National Geographic Science; Live Science; ScienceDaily; Phys.org; IFLScience; Discover Magazine; Smithsonian = smithsonian institution; Max Planck Society = max planck; CNRS; Fraunhofer = fraunhofer society; CSIRO; National Science Foundation = nsf; Royal Society; Los Alamos National Laboratory = los alamos; Oak Ridge National Laboratory; Lawrence Livermore; Argonne National Laboratory; Brookhaven National Laboratory; SRI International; Battelle; Broad Institute;
Salk Institute; Scripps Research; Howard Hughes Medical Institute = hhmi; ResearchGate; Google Scholar; arXiv; PubMed; PLOS One; Academia.edu; ScienceDirect; Web of Science; Veritasium; Kurzgesagt; SciShow; Bill Nye; Mythbusters Science; KiwiCo = kiwi crate; MEL Science; Thames & Kosmos; National Geographic Kids Science; Exploratorium; California Academy of Sciences; Science Museum London; American Museum of Natural History; Field Museum; Museum of Science Boston; Cold Spring Harbor Laboratory; Wellcome Trust; Francis Crick Institute; Weizmann Institute; RIKEN;
Pasteur Institute = institut pasteur; Quanta Magazine; Nautilus Magazine; Cosmos Magazine; Ars Technica Science; ~Inverse; American Scientist; Science Friday; Ig Nobel; World Science Festival; Carolina Biological; Ward's Science; Flinn Scientific; AmScope; Celestron Microscope`,
      children: [
        {
          name: 'Biology and Genetics',
          iab: '465',
          terms: `biology!, biological science, genetics!, genome, dna!, evolution, zoology, botany, microbiology, molecular biology, marine biology, ecology!, entomology, ornithology, neuroscience, physiology, anatomy, human anatomy, biochemistry, virology, bacteriology, cell biology, gene, gene editing, crispr, mycology, ichthyology, herpetology, primatology, biodiversity, photosynthesis, evolutionary biology, paleontology, dinosaur, fossil, taxonomy biology, biophysics, embryology, astrobiology, parasitology, plant science, animal science, genomic research, human biology, species, bacteria, marine science,
heredity, cloning, ethology, immunology science, histology, flora and fauna, chromosome, protein biology, ~cell`,
          brands: `23andMe Research; Human Genome Project; Woods Hole Oceanographic = woods hole; Marine Biological Laboratory; Cell Press; Jackson Laboratory; Nature Genetics; Charles Darwin; Wellcome Sanger Institute; Addgene; EMBL; Scripps Institution of Oceanography`,
        },
        {
          name: 'Chemistry',
          iab: '466',
          terms: `chemistry!, chemical science, organic chemistry, inorganic chemistry, periodic table, chemical element, analytical chemistry, physical chemistry, molecule, chemistry set, electrochemistry, polymer science, catalysis, atom, hydrogen science, stoichiometry, spectroscopy, acid and base, chemical reaction, isotope`,
          brands: `American Chemical Society = acs; Royal Society of Chemistry = rsc; Chemical & Engineering News = c&en; ChemDraw; Chemical Abstracts Service; Chemistry World; Angewandte Chemie`,
        },
        {
          name: 'Physics',
          iab: '471',
          terms: `physics!, quantum physics, quantum mechanics, particle physics, thermodynamics, relativity, astrophysics, string theory, electromagnetism, nuclear physics, quantum computing research, mechanics physics, fluid dynamics, acoustics science, black hole physics, theoretical physics, ~gravity, plasma physics, higgs boson, fusion research, laser physics, neutrino, antimatter, superconductivity, wave theory, solid-state physics`,
          brands: `CERN; Fermilab; American Physical Society; Institute of Physics; Physics Today; PhysicsWorld; Albert Einstein; Stephen Hawking; Richard Feynman; LIGO; ~ITER; SLAC; MinutePhysics; Perimeter Institute; Neil deGrasse Tyson; DESY`,
        },
        {
          name: 'Space and Astronomy',
          iab: '472',
          terms: `astronomy!, outer space, space exploration!, ~space, stargazing, telescope!, planet, solar system, galaxy, nasa, mars mission, moon landing, space telescope, cosmology, ~universe, black hole, meteor shower, eclipse, solar eclipse, rocket launch, space travel, space tourism, satellite science, constellation, planetarium, astrophotography, exoplanet, asteroid, comet, space shuttle, space station, aurora science, extraterrestrial life, seti, cosmos, big bang, milky way, space science, observatory, astronomer community, ~moon, spaceflight, planetary science, supernova, spectroscope, ufology science, star chart`,
          brands: `NASA = national aeronautics and space administration; European Space Agency = esa; ISRO = indian space research organisation; JAXA; SpaceX Launch = spacex; Hubble Space Telescope; ~Hubble; James Webb Space Telescope = james webb; Celestron; Meade Telescopes = meade instruments; Orion Telescopes; Sky & Telescope = sky and telescope; Space.com; Astronomy Magazine; International Space Station; Blue Origin Astronaut; Virgin Galactic; Stellarium; Unistellar; Sky-Watcher; Vaonis; Jet Propulsion Laboratory = jpl; Kennedy Space Center Visitor; Carl Sagan; SETI Institute; Planetary Society;
Royal Astronomical Society; Griffith Observatory; Adler Planetarium; Explore Scientific; ZWO Seestar; Roscosmos; Mars Rover Perseverance; Apollo 11; Artemis Program`,
        },
        {
          name: 'Earth and Environmental Science',
          iab: '470',
          terms: `geology!, geoscience, volcano, volcanology, earthquake science, seismology, plate tectonics, mineralogy, mineral science, rock and mineral, oceanography, meteorology!, climatology, climate science, environmental science!, hydrology, geophysics, atmospheric science, soil science, glaciology, geochemistry, natural disaster science, gemology, petrology, limnology, polar science, tsunami science, stratigraphy, ~glacier, hydrosphere, geomorphology, sedimentology, cave science, ozone layer science`,
          brands: `United States Geological Survey = usgs; NOAA = national oceanic and atmospheric administration; American Geophysical Union; Geological Society; British Geological Survey; Geology.com; Antarctic Survey = british antarctic survey; Lamont-Doherty; EarthSky; Schmidt Ocean Institute; Monterey Bay Aquarium Research Institute; Environmental Research Letters`,
        },
        {
          name: 'Mathematics and Statistics',
          iab: '464',
          terms: `mathematics!, math!, maths!, algebra!, geometry!, calculus!, statistics, trigonometry, arithmetic, ~probability, number theory, topology, math puzzle, multiplication, fraction, ~equation, data science academic, game theory, logic mathematics, combinatorics, linear algebra, differential equation, applied mathematics, cryptography theory, abacus, graphing calculator math, sudoku math, numeracy, mathematical modeling, multiplication table`,
          brands: `Wolfram Mathematica; Desmos; GeoGebra; American Mathematical Society; 3Blue1Brown; Numberphile; Math Olympiad = international mathematical olympiad; MATHCOUNTS; Mathigon; American Statistical Association; Kangaroo Math; Clay Mathematics Institute; Mathematical Association of America`,
        },
        {
          name: 'Computer and Engineering Sciences',
          iab: '464',
          terms: `computer science!, computer science degree, engineering degree, engineering student, engineering education, theoretical computer science, robotics research, artificial intelligence research, engineering science, information science, electrical engineering degree, mechanical engineering student, data science degree, biomedical engineering degree, architecture degree, engineering school, engineering college, ergonomics science, aerospace engineering degree`,
          brands: `Association for Computing Machinery = acm; IEEE Student; IEEE = institute of electrical and electronics engineers; Worcester Polytechnic Institute; Harvey Mudd; Stevens Institute of Technology; Rose-Hulman; Colorado School of Mines; Olin College; Illinois Institute of Technology; ABET; Society of Women Engineers`,
        },
      ],
    },
    {
      name: 'Humanities and Social Sciences',
      iab: 'EZWB7V',
      intent: 'Lifestyle',
      label: 'history, philosophy and the social sciences',
      description: 'study or follow history, philosophy and the social sciences',
      domains: ['history.com', 'britannica.com', 'smithsonianmag.com', 'plato.stanford.edu'],
      terms: `humanities!, social science!, philosophy!, psychology!, sociology!, anthropology!, archaeology!, archeology, political science!, ~economics, ethics, ~logic, cultural studies, gender studies, women's studies, classics study, classical studies, ethnography, criminology, mythology, folklore, greek mythology, norse mythology, egyptology, religious studies, theology study, international relations degree, communication studies, media studies, area studies, rhetoric, existentialism, stoicism, metaphysics, epistemology, semiotics, demography study, human behavior, behavioral science, social psychology,
developmental psychology, child development study, liberal arts, social work degree, philosopher, cultural anthropology, behavioral economics, econometrics, literature study, comparative literature, literary theory, film studies, african american studies, jewish studies, asian studies, art history!, urban studies, victimology, musicology, public administration degree, civics, hermeneutics, feminism study, utilitarianism, ethnic studies, social research, economics degree, law study, jurisprudence, diplomacy study, peace studies, library studies, sociocultural, historiography, oriental studies,
slavic studies, medieval studies, numismatics study, paleography, heraldry, epistemic, cosmology philosophy, cybernetics, social theory study, human rights studies`,
      brands: `American Psychological Association = apa; Stanford Encyclopedia of Philosophy; The School of Life; American Philosophical Society; Archaeology Magazine; Jordan Peterson; Daily Stoic; Crash Course Philosophy; American Sociological Association; American Anthropological Association; Aeon Magazine; Psyche Magazine; Institute of Art and Ideas; Philosophy Now; Brookings Research; Freakonomics; American Economic Association; Sigmund Freud; Carl Jung; Friedrich Nietzsche; ~Plato; ~Aristotle; ~Socrates; Noam Chomsky; Karl Marx; ~Confucius; Simply Psychology`,
      children: [
        {
          name: 'History',
          iab: 'EZWB7V',
          terms: `history, ancient history, world history, american history, military history, civil war history, american civil war, world war ii, world war i, wwii, medieval history, roman empire, ancient egypt, ancient rome, ancient greece, renaissance history, black history, european history, viking history, historical, history buff, historical reenactment, history podcast, cold war, vietnam war history, holocaust history, maritime history, history museum, aviation history, history documentary, local history, oral history, antiquity, middle ages, french revolution, american revolution, victorian era,
industrial revolution, byzantine, colonial history, native american history, history magazine, prehistoric, prehistory, titanic history, civil rights history, archival research, ottoman empire, aztec, maya civilization, historic event, napoleonic`,
          brands: `History Channel Education; History.com; HistoryExtra = bbc history magazine; Ancestry History; National WWII Museum; Colonial Williamsburg; Gettysburg Battlefield = gettysburg; Imperial War Museum; British Museum; Smithsonian Magazine; English Heritage; National Archives; American Battlefield Trust; History Hit; Dan Snow; Ken Burns History; Mount Vernon; Gilder Lehrman; World History Encyclopedia; Historic England; Civil War Trust; Holocaust Memorial Museum = united states holocaust memorial museum; Military History Matters; Dan Carlin = hardcore history; Abraham Lincoln; George Washington; Napoleon Bonaparte; Winston Churchill; Julius Caesar; ~Cleopatra`,
        },
        {
          name: 'Geography',
          iab: '469',
          terms: `geography!, cartography, ~map, world map, ~atlas, ~globe, gis mapping, geographer, human geography, physical geography, topography, flags of the world, geospatial science, time zone, countries of the world, continent, latitude, map collecting, capital city quiz, population geography`,
          brands: `National Geographic Society; Rand McNally; Royal Geographical Society; GeoGuessr Learning; Esri Education; Sporcle Geography; Worldometer; Ordnance Survey; American Association of Geographers; Seterra; Philip's Maps; Collins Bartholomew; World Atlas`,
        },
        {
          name: 'Psychology and Sociology',
          iab: '464',
          terms: `psychological, personality test, myers-briggs, enneagram, behavioral psychology, cognitive psychology, child psychology, iq, social theory, sociological, mbti, forensic psychology, sport psychology, psychology degree, group dynamics, body language, human development`,
          brands: `16Personalities; Myers-Briggs Type Indicator; Psychology Today Education; PsyPost; Verywell Mind; Enneagram Institute; CliftonStrengths; Truity; Big Five Test; Psych2Go`,
        },
        {
          name: 'Philosophy and Ethics',
          terms: `philosophical, moral philosophy, philosophy of science, eastern philosophy, political philosophy, critical thinking, aesthetics philosophy, debate skill, ancient philosophy, rationalism, free will, nihilism`,
        },
      ],
    },
    {
      name: 'Reference and Libraries',
      iab: '132',
      intent: 'Solution',
      label: 'reference works and libraries',
      description: 'look things up in reference works and libraries',
      domains: ['wikipedia.org', 'britannica.com', 'merriam-webster.com', 'loc.gov'],
      terms: `~reference, encyclopedia!, encyclopaedia, dictionary!, thesaurus!, ~library, public library, wiki, almanac, bibliography, ~quotation, ~quotes, trivia facts, how-to guide, how-to, fact checking, ~archive, digital library, general reference, calculator conversion, unit conversion, question and answer site, reference book, technical reference, directory reference, glossary, translation tool, translator tool, interlibrary loan, library card, e-library, research database, primary source, academic database, educational reference, ~facts, ~instruction manual, user guide reference, biography reference, acronym, spelling, synonym, rhyming dictionary, crossword dictionary, urban dictionary`,
      brands: `Wikipedia = wikimedia; Encyclopaedia Britannica = britannica | encyclopedia britannica; Merriam-Webster = merriam webster; Dictionary.com = thesaurus.com; Oxford English Dictionary = oed | oxford dictionaries; Cambridge Dictionary; Collins Dictionary; Library of Congress; New York Public Library; British Library; WorldCat; Internet Archive = wayback machine; Project Gutenberg; wikiHow; Quora Answers = quora; Answers.com; HowStuffWorks; Encarta; World Book Encyclopedia = world book; World Almanac; Farmers' Almanac Reference; Urban Dictionary; Wiktionary; Reverso; Linguee; Encyclopedia.com;
About.com = dotdash reference; Snopes; Guinness World Records; American Library Association = ala; Libby Library App; Hoopla Digital; ThoughtCo; Reference.com; Ask.com; eHow; Instructables How-To; BrainyQuote; Bartlett's Quotations; Langenscheidt; Duden; Larousse; Le Robert; Macquarie Dictionary; WordReference; Bibliothèque nationale de France; Europeana; Digital Public Library of America; HathiTrust; Gale Reference; Mental Floss; DK Eyewitness; Infoplease; Factmonster; Vocabulary.com; LibraryThing; Fandom Wiki; Stack Exchange; Howcast; Our World in Data; CIA World Factbook = world factbook`,
      children: [
        {
          name: 'Dictionaries and Encyclopedias',
          terms: `english dictionary, bilingual dictionary, medical dictionary, legal dictionary, visual dictionary, picture dictionary, online encyclopedia, word lookup`,
        },
        {
          name: 'Libraries and Archives',
          terms: `library service, university library, national library, school library resource, archive collection, librarianship, library science, e-book lending library`,
        },
        {
          name: 'Trivia and General Knowledge',
          intent: 'Lifestyle',
          terms: `general knowledge!, fun fact, did you know, world record, quiz knowledge, interesting facts, pub quiz knowledge`,
        },
      ],
    },
    {
      name: 'Education Professionals and Institutions',
      iab: '132',
      segment: 'B2B',
      label: 'schools, colleges and the people who teach there',
      description: 'teach, do research or run a school, a college or a university',
      domains: ['edweek.org', 'chronicle.com', 'insidehighered.com', 'weareteachers.com'],
      terms:
        'educator, teaching profession, teaching career, teacher resource, teacher training, faculty, school administration, educational institution, academic staff, school leadership, teacher conference',
    },
  ],
}

export default educationScience
