import type { CategorySource } from '../source'

const itCybersecurity: CategorySource = {
  category: 'IT & Cybersecurity',
  segment: 'B2B',
  sensitivity: 'None',
  intent: 'Solution',
  terms: `information technology, it infrastructure, it department, it decision maker, itdm, it buyer, it professional, it purchasing, it budget, it strategy, it spending, it leader, enterprise it, enterprise technology, business it, business technology infrastructure, computing, enterprise computing, corporate it, it hardware, it equipment, enterprise hardware, tech infrastructure, computer science professional, it certification, it training, computer networking professional, it industry, it trade show, ~infrastructure, ~server room`,
  brands: `Hewlett Packard Enterprise = hpe | hp enterprise; Dell EMC = emc corporation; VMware = vmware by broadcom; Cisco = cisco systems; Red Hat = redhat; Citrix = citrix systems; Gartner; Forrester = forrester research; IDC = international data corporation; CompTIA; Spiceworks; TechTarget; ZDNet; Computerworld; InfoWorld; CIO Magazine; The Register; Dark Reading; BleepingComputer; AWS re:Invent = re:invent; RSA Conference; Black Hat Conference = black hat usa; DEF CON; Interop Conference; VMworld; Cisco Live; Pluralsight; Cloud Academy; ISC2; ISACA; SANS Institute; 451 Research; CDW; Insight Enterprises; SHI International = shi; Softchoice; Connection IT = pc connection; ~Presidio; World Wide Technology = wwt; ePlus; Zones LLC; Computacenter; Bechtle; Softcat; Logicalis; Dimension Data; Crayon Software; Trace3; Ahead IT; Optiv; GuidePoint Security; Sirius Computer; Converge Technology; Arrow ECS; D&H Distributing; Westcon; Exclusive Networks; Experts Exchange`,
  roles: `it director, it manager, director of it, director of information technology, vp of it, head of it, head of infrastructure, information technology manager, information technology director, computer and information systems manager, information systems manager, mis manager, mis director, chief information officer, cio, deputy cio, it executive, it professional, it staff, it specialist, information technology specialist, it administrator, it coordinator, it technician, it generalist, it consultant, it analyst, it architect, it project manager, information technology project manager, it procurement manager, it buyer, it asset manager, it auditor, it operations manager, it service manager, itsm manager, it support specialist, it support technician, it support engineer, help desk technician, help desk analyst, help desk specialist, helpdesk technician, service desk analyst, service desk manager, desktop support technician, desktop support engineer, desktop support specialist,
        computer support specialist, computer user support specialist, technical support specialist, technical support engineer, tech support, computer systems analyst, systems analyst, systems administrator, system administrator, sysadmin, windows administrator, linux administrator, systems engineer, infrastructure engineer, infrastructure architect, enterprise architect, information architect, network administrator, network engineer, network architect, network manager, computer network architect, computer network support specialist, network and computer systems administrator, network technician, network analyst, noc engineer, noc technician, wireless network engineer, data center manager, data center technician, data center engineer, data center operator, storage engineer, storage administrator, backup administrator, cloud architect, cloud engineer, cloud administrator, cloud consultant, cloud security engineer, head of cloud, aws engineer, azure engineer, aws solutions architect,
        virtualization engineer, vmware administrator, devops engineer, devops manager, devsecops engineer, site reliability engineer, sre, platform engineer, kubernetes engineer, build engineer, database administrator, dba, database architect, database engineer, database developer, sql developer, data warehousing specialist, etl developer, mainframe programmer, mainframe operator, web hosting administrator, exchange administrator, active directory administrator, identity and access management engineer, iam engineer, chief information security officer, ciso, chief security officer, information security manager, information security analyst, information security officer, information security engineer, cybersecurity analyst, cyber security analyst, cybersecurity engineer, cybersecurity manager, cybersecurity specialist, cybersecurity consultant, cyber security professional, cybersecurity professional, security engineer, security architect, security analyst, security operations analyst,
        soc analyst, soc manager, network security engineer, application security engineer, penetration tester, pen tester, ethical hacker, threat hunter, threat intelligence analyst, malware analyst, incident responder, vulnerability analyst, digital forensics analyst, digital forensics examiner, cryptographer, grc analyst, security compliance manager, information assurance specialist, security consultant it, red team operator, bug bounty hunter, privacy engineer, chief information technology officer, msp owner, managed services director, rfid device specialist, telecommunications engineering specialist, computer security specialist, information systems security manager, disaster recovery specialist, business continuity planner it, it trainer, hacker`,
  industries: `it services, information technology and services, information technology services, it consulting, it services and it consulting, it outsourcing, managed service provider, msp, managed security service provider, mssp, computer and network security, cybersecurity, cybersecurity company, cyber security company, computer networking, computer networking products, data center operator, data hosting, data processing and hosting, hosting provider, hosting company, cloud provider, cloud services provider, it reseller, var, it system integrator, systems integrator, systems integration, it system design services, it system custom software development, it system data services, it system installation and disposal, it system operations and maintenance, it system testing and evaluation, it system training and support, data security software products, information services technology, computer facilities management, it support company, it distributor, computer repair and maintenance, computing infrastructure providers, digital accessibility services, infrastructure software, information security industry, identity provider`,
  nodes: [
    {
      name: 'Cloud Computing',
      iab: '620',
      label: 'cloud computing and infrastructure',
      description: 'evaluate, buy or run cloud computing services',
      domains: ['aws.amazon.com', 'azure.microsoft.com', 'cloud.google.com', 'oracle.com'],
      terms: `cloud computing, cloud, cloud service, cloud services, cloud solution, public cloud, cloud native, cloud provider, cloud architecture, utility computing, elastic computing, cloud workload, cloud hosting`,
      brands: `SAP Business Technology Platform; IONOS Cloud; T-Systems Cloud`,
      children: [
        {
          name: 'Private & Hybrid Cloud',
          terms: `private cloud, hybrid cloud, multi-cloud, multicloud, sovereign cloud`,
          brands: `Rackspace = rackspace technology; Nutanix; OpenStack; Virtuozzo; Platform9; Azure Stack`,
        },
        {
          name: 'Edge & High-Performance Computing',
          terms: `edge computing, fog computing, high performance computing, hpc, supercomputer, supercomputing, grid computing, cloud gpu, gpu cloud, parallel computing, distributed computing`,
          brands: `CoreWeave; Lambda Labs; Cray Computing; Crusoe Cloud; RunPod; Nebius`,
        },
        {
          name: 'Cloud Migration & Cost Management',
          terms: `cloud migration, cloud management, cloud cost management, finops, cloud adoption, cloud monitoring, cloud consulting`,
          brands: `CloudHealth; Apptio = cloudability; Flexera = rightscale; Densify; Spot by NetApp; Cloudreach; 2nd Watch; Onica; Mission Cloud; Nordcloud`,
        },
        {
          name: 'Cloud Infrastructure (IaaS & PaaS)',
          terms: `cloud platform, cloud infrastructure, infrastructure as a service, iaas, platform as a service, cloud app platform`,
          brands: `AWS = amazon web services | amazon aws; Microsoft Azure = azure; Google Cloud = google cloud platform | gcp; Oracle Cloud = oracle cloud infrastructure | oci; IBM Cloud; Alibaba Cloud = aliyun; Tencent Cloud; DigitalOcean = digital ocean; Linode; Vultr; OVHcloud = ovh; Hetzner; Scaleway; Heroku; Cloud Foundry; Huawei Cloud; UpCloud; Exoscale; Fly.io; Render Cloud; Railway Cloud; AWS Outposts; Yandex Cloud`,
        },
        {
          name: 'Serverless & Containers',
          terms: `container technology, containerization, container orchestration, container management, kubernetes, docker, serverless, serverless computing, microservice, microservices, service mesh, container security, function as a service, faas`,
          brands: `Docker = docker inc; OpenShift = red hat openshift; ~Rancher = suse rancher; Amazon EKS = aws eks; Google Kubernetes Engine = gke; Azure Kubernetes Service = aks; Mirantis; AWS Lambda; Istio; VMware Tanzu = tanzu; HashiCorp Nomad; Portainer; Helm Charts; Podman; Knative; Argo CD`,
        },
        {
          name: 'Virtualization & Desktops',
          terms: `virtualization, virtualisation, server virtualization, virtual machine, hypervisor, vdi, virtual desktop, desktop virtualization, desktop as a service, daas, application virtualization, software defined data center, remote desktop service, virtual private server, vps, thin client computing`,
          brands: `VMware vSphere = vsphere | esxi; Hyper-V = microsoft hyper-v; Proxmox; XenServer = citrix hypervisor | xen project; VirtualBox = oracle virtualbox; KVM Hypervisor; Citrix Virtual Apps = xenapp | xendesktop | citrix workspace; Amazon WorkSpaces; Azure Virtual Desktop; VMware Horizon = omnissa; Parallels RAS; QEMU; Scale Computing; Nerdio; Liquidware; IGEL; Login VSI; Workspot`,
        },
      ],
    },
    {
      name: 'Web Hosting & Domains',
      iab: '622',
      label: 'web hosting and domain names',
      description: 'buy or compare web hosting and domain names',
      domains: ['godaddy.com', 'bluehost.com', 'namecheap.com', 'hostgator.com'],
      segment: 'B2B2C',
      intent: 'Service',
      terms: `web hosting, website hosting, hosting service, shared hosting, email hosting, colocation hosting, ~hosting, web server, hosting control panel, website migration, bandwidth hosting, ftp hosting, application hosting, game server hosting, web host, site backup, uptime monitoring`,
      brands: `Bluehost; HostGator; SiteGround; DreamHost; Hostinger; A2 Hosting; InMotion Hosting; Media Temple; IONOS = 1&1; Newfold Digital = endurance international; cPanel; Plesk; GreenGeeks; HostPapa; ~Strato; Fasthosts; TSOHost; team.blue; One.com; Loopia; Web.com; GMO Internet; Contabo; Interserver; ScalaHosting; Leaseweb; Nginx; Apache HTTP Server; Pingdom; UptimeRobot; Krystal Hosting; Heart Internet; 20i; VentraIP; Locaweb; BigRock`,
      children: [
        {
          name: 'Managed & WordPress Hosting',
          terms: `wordpress hosting, dedicated hosting, managed hosting, vps hosting, reseller hosting`,
          brands: `WP Engine; Kinsta; Liquid Web; Cloudways; Flywheel Hosting; Pressable; Nexcess`,
        },
        {
          name: 'DNS, CDN & SSL Certificates',
          terms: `dns, dns hosting, managed dns, ssl certificate, tls certificate, cdn, content delivery network`,
          brands: `DigiCert; Let's Encrypt; GlobalSign; Sectigo = comodo ca; GeoTrust; Thawte; Akamai = akamai technologies; Fastly; Cloudflare; Amazon CloudFront; KeyCDN; StackPath; Bunny.net; Edgio = limelight networks; CDN77; NS1; DNSimple; Dyn DNS; UltraDNS`,
        },
        {
          name: 'Domain Names',
          terms: `domain name, domain registration, domain registrar, domain parking, whois lookup, top level domain`,
          brands: `GoDaddy; Namecheap; Network Solutions; Domain.com; Hover Domains; Google Domains; Porkbun; Gandi; Name.com; Dynadot; Sedo; Afternic; Verisign; 123 Reg = 123-reg; Register.com; Enom; Tucows; Donuts Registry = identity digital; ICANN; Crazy Domains`,
        },
      ],
    },
    {
      name: 'Servers & Data Centers',
      iab: '599',
      label: 'servers and data centers',
      description: 'buy, run or specify servers and data center infrastructure',
      domains: ['dell.com', 'hpe.com', 'equinix.com', 'datacenterknowledge.com'],
      terms: `server, dcim, application server, file server, mail server, exchange server, proxy server, server management, server monitoring, server migration, server room cooling, high density computing, liquid cooling server`,
      brands: `Oracle Exadata = exadata; Fujitsu = fujitsu limited; NEC = nec corporation; Cray = cray inc`,
      children: [
        {
          name: 'Hyperconverged Infrastructure',
          terms: `hyperconverged infrastructure, hci, converged infrastructure, composable infrastructure`,
          brands: `VxRail; SimpliVity; Nutanix AX`,
        },
        {
          name: 'Data Centers & Colocation',
          terms: `data center, data centre, datacenter, colocation, colo, hyperscale data center, data center cooling, data center power, data center infrastructure management, green data center, modular data center, raised floor, critical power`,
          brands: `Equinix; Digital Realty; Vertiv; CyrusOne; CoreSite; QTS = qts data centers; Switch Data Centers; Iron Mountain Data Centers; NTT Data Centers; Global Switch; Interxion; Telehouse; Vantage Data Centers; Stack Infrastructure; Flexential; TierPoint; Cyxtera; DataBank; Aligned Data Centers; EdgeConneX; Cologix; Chindata; GDS Holdings; AirTrunk; NextDC; Schneider Data Center = ecostruxure it; Nlyte; Sunbird DCIM; Uptime Institute; Compass Datacenters; Evocative; H5 Data Centers; Yotta Data; CtrlS; Kao Data; Ark Data Centres; Virtus Data; Serverfarm; T5 Data Centers`,
        },
        {
          name: 'Mainframes',
          terms: `mainframe, mainframe computer`,
          brands: `IBM Z = ibm mainframe; IBM Power Systems = ibm power; Sun Microsystems; Unisys; Atos Bull`,
        },
        {
          name: 'Server Hardware',
          terms: `server hardware, rack server, blade server, tower server, dedicated server, computer server, server rack, network rack, unix server, windows server, linux server, microserver, rack pdu`,
          brands: `Dell PowerEdge = poweredge; HPE ProLiant = proliant; Supermicro = super micro computer; Lenovo ThinkSystem; Penguin Computing; Inspur Systems; Quanta Cloud = qct; Cisco UCS; Windows Server = microsoft windows server; Red Hat Enterprise Linux = rhel; SUSE = suse linux`,
        },
      ],
    },
    {
      name: 'Data Storage & Backup',
      iab: '616',
      label: 'data storage, backup and recovery',
      description: 'evaluate, buy or run data storage, backup and disaster recovery',
      domains: ['netapp.com', 'purestorage.com', 'veeam.com', 'backblaze.com'],
      terms: `data storage, enterprise storage, storage system, storage solution, software defined storage, storage management, storage server, data replication, data deduplication, data protection storage, storage virtualization, information lifecycle management, storage networking`,
      brands: `Excelero; Weka; SoftNAS`,
      children: [
        {
          name: 'Data Erasure & Migration',
          terms: `data migration, data retention, data destruction, data erasure`,
          brands: `Blancco; Iron Mountain`,
        },
        {
          name: 'NAS, SAN & Flash Arrays',
          terms: `network attached storage, nas, storage area network, san storage, flash array, all-flash array, tape library, tape drive, raid, disk array, fibre channel`,
          brands: `NetApp; Pure Storage; Dell PowerStore = powermax | dell isilon; Synology; QNAP; Infinidat; Nimble Storage; HPE 3PAR; VAST Data; Qumulo; Quantum Corp; Spectra Logic; Hitachi Vantara; IBM Storage = ibm storwize; DDN Storage; Tintri; Drobo; StorageTek; Brocade`,
        },
        {
          name: 'Cloud & Object Storage',
          terms: `object storage, block storage, file storage, cloud storage`,
          brands: `Scality; MinIO; Wasabi Technologies = wasabi storage; Amazon S3 = aws s3; Azure Blob; Nasuni; Panzura; Cloudian; Mozy; SugarSync; pCloud; MEGA Storage; Sync.com; Tresorit; SpiderOak; Storj; Lucidlink`,
        },
        {
          name: 'Backup & Recovery',
          terms: `tape backup, data backup, ~backup, backup and recovery, backup software!, cloud backup, online backup, server backup, saas backup, data recovery, data recovery service, data recovery software!, disaster recovery, disaster recovery as a service, draas, business continuity it, data archiving, email archiving, archive storage, hard drive recovery`,
          brands: `Veeam; Commvault; Rubrik; Cohesity; Veritas = veritas technologies; Acronis; Backblaze; Carbonite; CrashPlan = code42; IDrive; Arcserve; Zerto; Druva; Barracuda Backup; Unitrends; DriveSavers; Ontrack = kroll ontrack; Stellar Data Recovery; Recuva; EaseUS Data Recovery; HYCU; OwnBackup = own company; Spanning Backup; Afi.ai; N-able Cove; MSP360; Disk Drill; Macrium Reflect; Nakivo; Bacula`,
        },
      ],
    },
    {
      name: 'Databases',
      iab: '611',
      label: 'databases and data warehouses',
      description: 'evaluate, buy or administer databases and data warehouses',
      domains: ['mongodb.com', 'oracle.com', 'mysql.com', 'snowflake.com'],
      terms: `database, database management, database management system, dbms, database software!, database as a service, dbaas, data warehousing, open source database, embedded database`,
      brands: `SingleStore = memsql; FoxPro; dBASE; RethinkDB; Firebird Database; InterSystems; Progress OpenEdge; VoltDB`,
      children: [
        {
          name: 'Database Administration',
          terms: `database administration, database security, database migration, database monitoring, database design, query optimization, database backup, database performance`,
          brands: `Navicat; Toad SQL = quest toad; DBeaver; Redgate; Idera; SolarWinds DPA; phpMyAdmin`,
        },
        {
          name: 'Streaming & Message Queues',
          terms: `message queue, event streaming, data streaming, stream processing`,
          brands: `Apache Kafka = kafka; ~Confluent; RabbitMQ; Apache Flink = flink; Pulsar Messaging = apache pulsar`,
        },
        {
          name: 'Data Warehouses & Lakes',
          terms: `data warehouse, cloud data warehouse, data lake, data lakehouse, data mart`,
          brands: `Snowflake = snowflake inc; Amazon Redshift = redshift; BigQuery = google bigquery; Teradata Vantage; Greenplum; ClickHouse; Apache Druid; Hive Database = apache hive; Imply Data; Firebolt; Synapse Analytics = azure synapse`,
        },
        {
          name: 'NoSQL, Graph & Vector Databases',
          terms: `nosql, graph database, document database, time series database, vector database, in-memory database, key value store, columnar database, multi-model database, object database`,
          brands: `MongoDB; Redis; ~Cassandra = apache cassandra; DynamoDB = amazon dynamodb; Cosmos DB = azure cosmos db; Elasticsearch; Neo4j; Couchbase; CouchDB; InfluxDB = influxdata; TimescaleDB; DataStax; HBase; ScyllaDB; FaunaDB; MarkLogic; TigerGraph; ArangoDB; Aerospike; Memcached`,
        },
        {
          name: 'Relational Databases',
          terms: `relational database, rdbms, sql, sql database`,
          brands: `Oracle Database = oracle db | oracle 19c; MySQL; Microsoft SQL Server = sql server | mssql; PostgreSQL = postgres; MariaDB; IBM Db2 = db2; SQLite; Amazon RDS; Amazon Aurora; Azure SQL; CockroachDB = cockroach labs; Sybase; Informix; Microsoft Access; YugabyteDB; PlanetScale; Neon Database; Percona; EDB = enterprisedb; SAP ASE`,
        },
      ],
    },
    {
      name: 'Networking',
      iab: '600',
      label: 'business networks and network equipment',
      description: 'evaluate, buy or run network equipment and services for organizations',
      domains: ['cisco.com', 'juniper.net', 'arubanetworks.com', 'networkworld.com'],
      terms: `computer network, computer networking, network, networking equipment, network equipment, network hardware, network infrastructure, enterprise network, lan, local area network, wide area network, network design, network security appliance, vpn gateway, ip address, ipv6, network repeater, network topology, network protocol, network attached device, private 5g network, gateway device, campus network, network access control, print server, tcp/ip, ~hub, ~switch, network hub, network switch, ethernet hub, ethernet switch, network bridge, print server, network card, modem rack, patch panel, repeater`,
      brands: `Cradlepoint; Huawei Enterprise; Alcatel-Lucent Enterprise = alcatel lucent enterprise; Avaya Networking; 3Com; Nortel; Foundry Networks; Mellanox; Pluribus; Nile Networks; Meter Networks; Digi International; Moxa; Lantronix; Sierra Wireless; Netgate = pfsense; OPNsense; DrayTek; Grandstream Networks; Forescout; Opengear; Perle Systems; Itential; Black Box Network`,
      children: [
        {
          name: 'Load Balancing & Application Delivery',
          terms: `load balancer, load balancing, application delivery controller, quality of service network`,
          brands: `F5 Networks = f5 inc; A10 Networks; Citrix NetScaler = netscaler; Kemp Technologies; HAProxy`,
        },
        {
          name: 'Cabling & Optical Networking',
          terms: `network cabling, structured cabling, patch panel, fiber optic cabling, cat6 cable, optical networking`,
          brands: `Panduit; CommScope; Belden; Leviton Network; Siemon; Fluke Networks; Viavi = viavi solutions; EXFO; Ciena; Infinera; ADVA Optical`,
        },
        {
          name: 'Network Monitoring & Management',
          terms: `network management, network monitoring, network monitoring software!, network management software!, network performance monitoring, network administration, ip address management, ipam, network automation, packet analyzer, network analyzer, traffic analysis, network operations center, network testing`,
          brands: `SolarWinds; PRTG = paessler; Infoblox; BlueCat; Wireshark; NetScout; Gigamon; ExtraHop; ThousandEyes; Kentik; LogicMonitor; WhatsUp Gold = ipswitch; ManageEngine OpManager; Auvik; Zabbix; Nagios; Checkmk; LibreNMS; Domotz; Obkio`,
        },
        {
          name: 'SD-WAN & Software-Defined Networking',
          terms: `wan, sd-wan, software defined networking, sdn, wan optimization, network function virtualization, nfv, network as a service, intent based networking`,
          brands: `Riverbed = riverbed technology; Peplink; Silver Peak; VeloCloud; Versa Networks; Aryaka; Cato Networks; Cumulus Networks; Big Switch Networks`,
        },
        {
          name: 'Enterprise Wi-Fi',
          terms: `access point, wireless access point, wireless lan, wlan, enterprise wifi, guest wifi, wifi hotspot gateway`,
          brands: `Aruba Networks = aruba networking | hpe aruba; Meraki = cisco meraki; Ubiquiti = unifi; Ruckus Networks = ruckus wireless; Mist Systems; Cambium Networks; EnGenius`,
        },
        {
          name: 'Switches & Routers',
          terms: `network switch, ethernet switch, router, network router, core router, network interface card, network bridge, network hub, power over ethernet, poe switch`,
          brands: `Juniper Networks = juniper; Arista Networks = arista; Extreme Networks; MikroTik; H3C; Allied Telesis; Edgecore`,
        },
      ],
    },
    {
      name: 'Cybersecurity',
      iab: '618',
      label: 'cybersecurity and information security',
      description: 'evaluate, buy or run security for networks, data and devices',
      domains: ['crowdstrike.com', 'paloaltonetworks.com', 'fortinet.com', 'krebsonsecurity.com'],
      terms: `cybersecurity, cyber security, cyber-security, information security, infosec, it security, computer security, data security, internet security, online security, web security, security software!, cybersecurity software!, cyber defense, cyber risk, cyber threat, cyberattack, cyber attack, hacking, hacker attack, data breach, data leak, security breach, risk based security, deception technology, mobile security, fraud detection software!, zero trust, secure access service edge, sase, security consulting, cyber resilience, insider threat, cyber insurance readiness, cyber warfare, cybercrime, security rating, file integrity monitoring, dark web monitoring, ransomware protection, cyber range, managed security service`,
      brands: `Palo Alto Networks; CrowdStrike = crowdstrike falcon; Fortinet = fortigate; Check Point = check point software; Zscaler; Trellix; Trend Micro; Sophos; Tanium; Cybereason; Microsoft Defender; ~Lookout; Zimperium; Illumio; RSA Security; Axonius; SonicWall; WatchGuard; Hillstone; Stormshield; Clavister; Island Browser; Cyberint; Trustwave; BlackBerry Cylance = cylance | blackberry limited; Carbon Black = vmware carbon black; Deep Instinct; Absolute Software; Ivanti Security; Arkose Labs; Sift Science; Kount; Forter; Fortra = helpsystems; Tripwire; Skybox Security; Tufin; AlgoSec; FireMon; Krebs on Security; Threatpost; The Hacker News; OWASP; MITRE ATT&CK; CISA Cyber; Telos; OneSpan; Herjavec = cyderes; Adlumin; Todyl; ThreatLocker`,
      children: [
        {
          name: 'IoT & Industrial Security',
          terms: `iot security, ot security, industrial control system security`,
          brands: `Claroty; Dragos; Nozomi Networks; Armis`,
        },
        {
          name: 'Security Compliance & Training',
          terms: `security awareness training, security awareness, security policy, security audit, gdpr compliance tool, security compliance, soc 2, iso 27001, pci compliance, nist framework, fedramp`,
          brands: `Vanta; Drata; Secureframe; KnowBe4; SecurityScorecard; BitSight; UpGuard; RiskRecon; A-LIGN; Coalfire; Schellman`,
        },
        {
          name: 'Data Protection & Encryption',
          terms: `data loss prevention, dlp, data privacy management, data privacy software!, data masking, encryption, encryption software!, cryptography, tokenization security, key management, public key infrastructure, pki, digital certificate, hardware security module`,
          brands: `Forcepoint; Varonis; Vormetric; Thales = thales digital identity; ~Entrust; BigID; Cyera; Venafi; Keyfactor`,
        },
        {
          name: 'Email & Web Security',
          terms: `email security, email gateway, anti-spam, spam filter, spam filtering, dns security, ddos, ddos protection, bot management, bot detection, secure web gateway, website security`,
          brands: `Proofpoint; Mimecast; ~Barracuda = barracuda networks; Cofense; Abnormal Security; Ironscales; Agari; Tessian; Material Security; Sucuri; Wordfence; SiteLock; PerimeterX = human security; DataDome`,
        },
        {
          name: 'Vulnerability & Penetration Testing',
          terms: `ethical hacking, vulnerability management, vulnerability scanner, patch management, penetration testing, pen test, red team, bug bounty, attack surface management, breach simulation`,
          brands: `Rapid7; Tenable = nessus; Qualys; HackerOne; Bugcrowd; Synack; Cobalt.io; Metasploit; Kali Linux; Nmap; NCC Group; Bishop Fox; AttackIQ; SafeBreach; Cymulate; Pentera; Shodan`,
        },
        {
          name: 'Security Operations & Threat Intelligence',
          terms: `security operations center, siem, security information and event management, soar, xdr, mdr, managed detection and response, threat intelligence, threat detection, threat hunting, incident response, digital forensics, computer forensics, physical security information, user behavior analytics, security orchestration`,
          brands: `Splunk; Mandiant = fireeye; SentinelOne; Darktrace; Arctic Wolf; Huntress; Secureworks; Red Canary; eSentire; ~Expel; Recorded Future; Anomali; ThreatConnect; LogRhythm; Exabeam; Securonix; Sumo Logic; Elastic Security; QRadar = ibm qradar; ArcSight; Microsoft Sentinel; Vectra AI = vectra; Group-IB; Cellebrite; Magnet Forensics; Guidance EnCase = encase; GreyNoise; AlienVault; Binary Defense; Critical Start; Deepwatch; Blackpoint Cyber`,
        },
        {
          name: 'Cloud & Application Security',
          terms: `cloud security, casb, cspm, cnapp, container security tool, application security, appsec, devsecops, sast, dast, web application firewall, waf, api security, software composition analysis, mobile application security`,
          brands: `~Wiz = wiz.io; Snyk; Veracode; Checkmarx; Imperva; Netskope; Burp Suite = portswigger; Lacework; Orca Security; Aqua Security; Sysdig; Prisma Cloud; Signal Sciences; Radware`,
        },
        {
          name: 'Identity & Access Management',
          terms: `identity and access management, iam, identity management, access management, single sign-on, single sign on, sso, multi-factor authentication, multifactor authentication, mfa, two-factor authentication, 2fa, passwordless authentication, passkey, biometric authentication, biometrics, privileged access management, pam security, identity governance, customer identity, ciam, directory service, active directory, user provisioning, authentication, authentication software!, identity verification, identity verification software!, login security, password policy, federated identity, access control software!, digital identity, kyc verification, captcha, user authentication`,
          brands: `Okta; Auth0; Ping Identity; OneLogin; Duo Security = cisco duo; CyberArk; BeyondTrust; SailPoint; Saviynt; ForgeRock; JumpCloud; Microsoft Entra = azure active directory | azure ad; Delinea = thycotic | centrify; Yubico = yubikey; HID Global; Jumio; Onfido; Socure; ID.me; Trulioo; Persona Identity; Veriff; IDEMIA; Google Authenticator; Authy; Keycloak; FusionAuth; Stytch; Frontegg; One Identity; Omada Identity; Silverfort; Transmit Security; LoginRadius; WSO2; StrongDM; Teleport Access; HYPR; Descope; AuthenticID; Mitek; iProov; Daon`,
        },
        {
          name: 'Endpoint & Network Security',
          terms: `endpoint security, endpoint protection, endpoint detection and response, edr, network security, network security software!, firewall, next generation firewall, ngfw, intrusion detection, intrusion detection system, intrusion prevention, ids ips, unified threat management, utm appliance, mobile device management, mdm, enterprise mobility management, unified endpoint management, uem, byod, device management, device control, application control, host security, wireless security network, network detection and response`,
          brands: `Microsoft Intune = intune; Jamf; Kandji; Mosyle; VMware Workspace ONE = airwatch; MobileIron; Hexnode; Cisco Firepower; Cisco Umbrella; Snort; Suricata; Zeek; SOTI; Scalefusion; Miradore; Addigy; BlackBerry UEM; Cortex XDR; Automox; ManageEngine Endpoint; Esper Device`,
        },
        {
          name: 'Antivirus & Consumer Security',
          iab: '608',
          segment: 'B2C',
          intent: 'Product',
          terms: `antivirus, anti-virus, antivirus software!, anti-virus software!, anti-malware, anti-spyware, malware removal, virus removal, virus scan, internet security suite, parental control, privacy software!, online privacy, internet privacy, webcam cover, anti-theft software, file encryption software!, secure messaging, private browsing, family online safety, phone security app`,
          brands: `Norton Antivirus = norton security | norton 360 | nortonlifelock; McAfee; Gen Digital; Symantec; Kaspersky = kaspersky lab; Bitdefender; Avast; AVG = avg antivirus; ESET = nod32; Malwarebytes; Webroot; Avira; F-Secure = withsecure; Panda Security; Comodo Security; Windows Defender; TotalAV; Intego; Tor Project; ZoneAlarm; SUPERAntiSpyware; Spybot; AdGuard; Qihoo 360 = 360 total security; Quick Heal; K7 Computing; Dr.Web; G Data; VIPRE; BullGuard; Guardio; PC Matic; Trend Micro Maximum Security; ~Proton = proton mail vpn; VeraCrypt`,
          children: [
            {
              name: 'Identity Theft Protection',
              terms: `identity theft protection, identity protection, identity theft, identity monitoring, credit and identity monitoring, personal data removal, data removal service`,
              brands: `LifeLock; Aura Identity = aura identity protection; Identity Guard; IdentityForce; IDShield; DeleteMe; Incogni; Experian IdentityWorks; Allstate Identity Protection; Cloaked`,
            },
            {
              name: 'Password Managers',
              terms: `password manager, password management software!`,
              brands: `LastPass; 1Password; Dashlane; Bitwarden; Keeper Security; NordPass; RoboForm; KeePass; Sticky Password; Enpass; Zoho Vault`,
            },
            {
              name: 'VPN Services',
              terms: `vpn!, vpn service, virtual private network, personal vpn, proxy service, anonymous browsing`,
              brands: `NordVPN; ExpressVPN; Surfshark; Private Internet Access; CyberGhost; ProtonVPN = proton vpn; IPVanish; TunnelBear; Hotspot Shield; Mullvad = mullvad vpn; Windscribe; Hola VPN; StrongVPN; PureVPN; VyprVPN; Oxylabs; Smartproxy`,
            },
          ],
        },
        {
          name: 'Malware & Cyber Threats',
          intent: 'Problem',
          terms: `malware, computer virus, ransomware, spyware, adware, phishing, spear phishing, trojan horse malware, computer worm, botnet, rootkit, zero day, zero-day exploit, exploit kit, social engineering, business email compromise, cyber fraud, online scam protection, ~spam, keylogger, dark web, deep web, hacked account, cryptojacking, supply chain attack, sql injection, credential stuffing, brute force attack, denial of service attack, advanced persistent threat, internet fraud`,
          brands: `WannaCry; NotPetya; Have I Been Pwned; VirusTotal; Stuxnet; Emotet; LockBit; Log4j = log4shell`,
        },
      ],
    },
    {
      name: 'IT Services & Consulting',
      iab: '72',
      intent: 'Service',
      label: 'IT services, consulting and outsourcing',
      description: 'look for, buy or provide IT services, consulting and outsourcing',
      domains: ['accenture.com', 'ibm.com', 'infosys.com', 'cognizant.com'],
      terms: `it service, it services, it consulting, it consultant, it solution, technology consulting, technology service, computer consulting, it procurement, it asset disposition, itad, it relocation, it project, technology advisory, it assessment, it audit, it roadmap, it transformation, application management services`,
      brands: `Accenture; Cognizant; DXC Technology = dxc; Capgemini; Kyndryl; NTT Data = ntt ltd; Atos; CGI = cgi group | cgi inc; Perot Systems; CSC Computer Sciences; EDS Electronic Data Systems; IBM Consulting = ibm global services; Leidos; SAIC = science applications international; Booz Allen Digital; CACI; Science Logic; Sopra Steria; Fujitsu Services; ~Slalom; Avanade; West Monroe; Perficient; Publicis Sapient; Ciber; Unisys Services; T-Systems; Eviden; Conduent; ASGN; Peraton; ManTech; Neusoft; Samsung SDS; LG CNS; Nomura Research Institute = nri; Tietoevry = tieto; Reply SpA; Indra Sistemas = indra minsait; Netcompany; Bytes Technology; FDM Group; Kainos; Globallogic; Ness Digital; ScienceSoft; 11:11 Systems; Effectual; Apexon; Brillio; Innova Solutions`,
      children: [
        {
          name: 'Systems Integration & Modernization',
          terms: `system integration, systems integration, systems engineering it, legacy modernization, erp implementation service, email migration, office 365 migration, it modernization, application modernization`,
        },
        {
          name: 'IT Outsourcing',
          terms: `it outsourcing, it staffing, it staff augmentation, offshore it, nearshore it, business process outsourcing it, technology outsourcing, it contractor`,
          brands: `Infosys; Tata Consultancy Services = tcs; Wipro; HCLTech = hcl technologies | hcl; Tech Mahindra; LTIMindtree = mindtree | larsen & toubro infotech; Mphasis; Hexaware; Coforge; Birlasoft; Zensar; UST = ust global; Syntel; Stefanini; Softtek`,
        },
        {
          name: 'IT Support',
          terms: `it support, technical support, tech support, computer support, remote support, it help desk, network support, on-site support, onsite it support, it maintenance, third party maintenance, hardware maintenance, office it setup, computer setup service`,
          brands: `Geeks2U; HelloTech; Puls Tech; Nerds on Site; Computer Troubleshooters; Park Place Technologies; Service Express; Curvature; Rimini Street; Spinnaker Support`,
        },
        {
          name: 'Managed IT Services',
          terms: `managed it services, managed service, managed services, managed service provider, managed it, msp services, virtual cio, vcio, break fix it`,
          brands: `Datto; Kaseya; ConnectWise; N-able; NinjaOne = ninjarmm; Atera; Pax8; Syncro MSP; SuperOps; Electric.ai; Ntiva; Dataprise; Thrive IT; All Covered; CMIT Solutions; TeamLogic IT; Ensono; Navisite; Connectria`,
        },
      ],
    },
    {
      name: 'IT Service Management',
      iab: '626',
      label: 'IT service and asset management tools',
      description: 'evaluate, buy or run IT service desk, asset and monitoring tools',
      domains: ['servicenow.com', 'atlassian.com', 'manageengine.com', 'solarwinds.com'],
      terms: `it service management, itam, it operations management, itom, it management, it management software!, it monitoring, it infrastructure monitoring, remote monitoring and management, rmm, rmm software!, professional services automation msp, it automation, runbook automation, workload automation, job scheduler, it alerting, on-call management, it portfolio management, it documentation, digital employee experience, print management software!, systems management, remote administration, aiops, technology business management, status page, enterprise service management`,
      brands: `Ivanti; ManageEngine = servicedesk plus; PagerDuty; Opsgenie; xMatters; VictorOps; Kaseya VSA; Control-M; CA Technologies = computer associates; Broadcom Automic; Redwood Software; Stonebranch; Nexthink; 1E Tachyon; Lakeside Software; PaperCut; ITGlue = it glue; Hudu; PDQ Deploy; Microsoft SCCM = configuration manager; Quest Software; Axios Systems; Alloy Navigator; InvGate; Moogsoft; BigPanda; ScienceLogic; OpenNMS; Resolve Systems; StatusPage; SolarWinds Orion; Aisera; SmartDeploy`,
      children: [
        {
          name: 'IT Asset Management',
          terms: `it asset management, it asset management software!, software asset management, hardware asset management, cmdb, configuration management database, software license management, it inventory, saas management, shadow it`,
          brands: `Snow Software; Lansweeper; Device42; Flexera One; Torii SaaS; Zylo; BetterCloud; Oomnitza`,
        },
        {
          name: 'Service Desk & ITSM Tools',
          terms: `itsm, itil, it service desk, service desk, service desk software!, incident management, it incident management, change management it, problem management it, it ticketing`,
          brands: `ServiceNow ITSM; Jira Service Management = jira service desk; BMC = bmc software | bmc remedy | bmc helix; Cherwell; Freshservice; SysAid; TOPdesk; EasyVista; HaloITSM = halo itsm; Spiceworks Help Desk`,
        },
      ],
    },
    {
      name: 'DevOps & Monitoring',
      iab: '621',
      label: 'DevOps, automation and monitoring',
      description: 'evaluate, buy or use DevOps, deployment and monitoring tools',
      domains: ['datadoghq.com', 'hashicorp.com', 'docker.com', 'newrelic.com'],
      terms: `devops, devops tool, platform engineering, site reliability engineering, server automation, chaos engineering, internal developer platform, orchestration tool, dataops, secret management, environment management, capacity management`,
      brands: `Gremlin Chaos; Backstage IO; Humanitec; OpsLevel; Cortex IO; Better Stack; Site24x7; Checkly; Catchpoint; Sematext; SignalFx; Stackify; OpenTelemetry; Akuity; Doppler Secrets`,
      children: [
        {
          name: 'Observability & APM',
          terms: `observability, application performance monitoring, apm, application performance management, log management, log analysis, log monitoring, error tracking, synthetic monitoring, real user monitoring, distributed tracing, cloud infrastructure monitoring, system monitoring, ~telemetry`,
          brands: `Datadog; New Relic; Dynatrace; AppDynamics; Grafana = grafana labs; Prometheus Monitoring; ~Elastic = elastic stack | elk stack | elasticsearch bv; Kibana; Logstash; Graylog; Loggly; Papertrail Logs; Honeycomb.io; Lightstep; Chronosphere; Sentry Error; Bugsnag; Rollbar; Raygun; Instana; Splunk Observability; Coralogix; Mezmo = logdna; Cribl; Logz.io`,
        },
        {
          name: 'CI/CD & Automation',
          terms: `ci/cd, continuous integration, continuous delivery, continuous deployment, deployment automation, release management, release automation, infrastructure as code, configuration management, gitops, build automation, artifact repository, application deployment`,
          brands: `HashiCorp = terraform | hashicorp vault | hashicorp consul; Ansible = red hat ansible; ~Puppet = puppet enterprise; Chef Software = progress chef; Jenkins = jenkins ci; CircleCI; Travis CI; TeamCity; Bamboo CI; GitHub Actions; GitLab CI; CloudBees; ~Harness = harness.io; JFrog = artifactory; Sonatype = nexus repository; Octopus Deploy; Spinnaker CD; Pulumi; SaltStack; Vagrant; CloudFormation; Buildkite; Codefresh; Bitrise; Azure Pipelines; env0; Spacelift`,
        },
      ],
    },
    {
      name: 'Internet of Things',
      iab: '625',
      label: 'internet of things and industrial IoT',
      description: 'evaluate, buy or build internet of things systems',
      domains: ['ptc.com', 'iotworldtoday.com', 'azure.microsoft.com', 'siemens.com'],
      terms: `internet of things, iot, industrial iot, iiot, industrial internet of things, iot platform, iot device management, connected sensor, machine to machine, m2m, smart city, smart building technology, iot gateway, iot sensor, iot connectivity, lorawan, rfid, rfid technology, rfid tag, asset tracking iot, sensor network, remote monitoring iot, edge device, industrial network, iot analytics, smart meter data, beacon technology, bluetooth low energy, nfc technology, embedded iot, smart factory technology, digital twin platform, wireless sensor`,
      brands: `AWS IoT = aws iot core; Azure IoT = azure iot hub; ThingWorx; Particle IoT; GE Predix = predix; Siemens MindSphere = mindsphere; Losant; Telit = telit cinterion; Semtech LoRa; Sigfox; Impinj; Hologram IoT; Soracom; KORE Wireless; Software AG = cumulocity; Bosch IoT; Cisco IoT; Ayla Networks; Blynk IoT; ThingsBoard; Balena; CalAmp; ORBCOMM; Quectel; Wirepas; Kontakt.io; Estimote; Wiliot; Monnit; Aeris Communications; EMnify; 1NCE; Seeq; AVEVA PI = osisoft; Ignition SCADA = inductive automation; Litmus Edge`,
    },
  ],
}

export default itCybersecurity
