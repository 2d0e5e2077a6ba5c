#!/usr/bin/env node
import '../dist/taxon.js'
