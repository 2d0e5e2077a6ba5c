export const health = `
# Healthcare & Pharma
Healthcare Professionals | B2B | Professionals | - | Role
people researching knee replacement | B2C | Researchers | High | -
Type 2 Diabetes Patients | B2C | - | High | -
migraine sufferers | B2C | - | High | Problem
Registered Nurses | - | Professionals | - | Role
Cardiologists | B2B | Professionals | - | Role
Humira | - | - | High | -
cancer treatment centers | - | - | High | -
orthodontists | - | - | - | -
Depression and Anxiety | B2C | - | High | Problem
Hospital Administrators | B2B | - | - | Role
hearing aids | B2C | - | - | Product
Pfizer | - | - | - | Brand
COVID-19 vaccines | - | - | High | -
MRI machines | B2B | - | - | Product
seasonal allergies | B2C | - | High | Problem
Physical Therapists | - | Professionals | - | Role
Alzheimer's disease | B2C | - | High | Problem
LASIK eye surgery | B2C | - | - | Service
opioid addiction treatment | - | - | High | -
Pharmacists | - | Professionals | - | Role
Eczema | B2C | - | High | Problem
# Fitness & Wellness
wellness lifestyle | B2C | - | Low | Lifestyle
yoga studios | - | - | Low | -
Peloton Owners | B2C | Owners | Low | Brand
weight loss programs | B2C | - | Moderate | -
protein powder | B2C | - | Low | Product
CrossFit Enthusiasts | B2C | Enthusiasts | Low | -
Planet Fitness Members | B2C | - | Low | Brand
home gym equipment | B2C | - | Low | Product
Personal Trainers | - | Professionals | Low | Role
vitamins & supplements | B2C | - | Low | Product
marathon training plans | B2C | - | - | -
Better Sleep Seekers | B2C | - | Low | -
Healthy Living | B2C | - | Low | Lifestyle
intermittent fasting | B2C | - | - | -
pilates reformer classes | B2C | - | Low | -
gym goers | B2C | - | Low | -
`
