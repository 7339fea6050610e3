/**
 * Words of distress by family, with the signs of `lexicon.ts`: Hindi words, in Latin letters, after "~". Spellings that differ in
 * the length of a vowel, a doubled letter, h, s/sh, z/j or v/w are one, as are a Hindi word and its Devanagari
 * (`fold-words.ts`).
 */
export const FAMILIES: Readonly<Record<string, string>> = {
  // Who
  I: 'i im ive id ill u ~main ~hum ~maine',
  ME: 'i im ive id ill me my mine myself mera ~main ~mujhe ~mje ~mujhko ~mujh ~mera ~mere ~meri ~hum ~hume ~humko ~hamein ~mereko ~maine ~apne ~apni ~apna ~hoon ~hu',
  SELF: 'myself mysel mysef meself himself herself themselves themself yourself urself oneself ourselves ~khud ~khudko ~khudka ~khudki ~apneaap ~swayam my+slef my+self my+sef ~apne+~aap+~ko',
  NOBODY: 'nobody noone no+one ~koi',
  EVERYONE:
    'everyone everybody family parents all they them people ppl world kids children husband wife mom dad mother father ~sab ~sabko ~sabhi ~sabka ~sabki ~ghar ~gharwale ~gharwalo ~parivar ~bachche ~bache ~log ~unka ~unko ~unhe ~unki ~unke ~duniya',
  OTHER:
    'he she they him her husband wife partner boyfriend girlfriend bf gf ex fiance lover hubby spouse inlaws inlaw mil fil relative relatives relation family cousin uncle aunt aunty uncles chacha sister brother son daughter dad daddy father mom mum mummy mother papa parents grandfather grandmother stepfather stepmother stepdad stepmom stepbrother roommate landlord owner boss ~pati ~patni ~biwi ~bibi ~miyan ~shohar ~gharwala ~gharwale ~gharwali ~aadmi ~mard ~aurat ~saas ~sasur ~susar ~sasural ~sasuralwale ~devar ~jeth ~jethani ~devrani ~nanad ~nanand ~jija ~jijaji ~saala ~bhai ~bhaiya ~bahan ~beta ~bete ~beti ~bahu ~damad ~maa ~baap ~pita ~pitaji ~abbu ~ammi ~abba ~mummy ~papa ~chacha ~chachi ~mama ~mami ~mausa ~mausi ~fufa ~bua ~tau ~taaya ~tayi ~nana ~nani ~dada ~dadi ~woh ~wo ~vah ~usne ~unhone ~ye ~yeh ~mangetar ~premi ~rishtedar ~padosi neighbour neighbours neighbor neighbors spouse attendant nephew ~bhatija ~damad',
  PARENT:
    'dad daddy father papa mom mum mummy mother parents stepfather stepmother stepdad stepmom guardian warden teacher teachers tutor sir maam madam principal coach uncle aunt aunty ~baap ~pita ~pitaji ~abbu ~ammi ~abba ~maa ~mummy ~papa ~chacha ~chachi ~mama ~mami ~mausa ~mausi ~fufa ~bua ~tau ~sauteli ~sautela ~guruji ~adhyapak ~teacher ~sir ~master ~masterji ~dada ~nana ~bhaiya',
  CHILD:
    'child children kid kids baby babies toddler son daughter boy girl minor minors student students niece nephew schoolgirl schoolboy teen teenager infant newborn ~bachcha ~bachche ~bachchi ~bacha ~bache ~bachi ~bachho ~bachchon ~bachiyan ~beti ~bete ~beta ~betiyan ~ladki ~ladka ~larki ~munna ~munni ~chhoti ~nabalig ~pota ~poti ~navjaat ~bitiya ~guddi ~nanha ~nanhe ~nanhi ~munne ~gudiya ~ladke ~bachhe ~shishu pota poti',
  FRIEND:
    'friend friends frnd frend roommate classmate colleague student sister brother son daughter wife husband mother father mom dad patient client he she him her ~dost ~saheli ~bhai ~bahan ~beta ~beti ~pati ~biwi ~patni ~papa ~mummy ~maa ~uska ~uski ~usne ~woh ~wo ~use ~usko student client patient caller nurse ~mareez ~kisan bapu ~bapu ~mammi',

  // Not, wish, thought
  NOT: 'not no dont dnt donot dosent doesnt doesn didnt wont wouldnt cant cannot cnt couldnt isnt aint am+not never nothing none nobody without stop stopped neither nor shouldnt havent hasnt nai nay ~nahi ~nhe ~na ~mat ni ~bina',
  WANT: 'want wants wanted wanting wanna wnt wish wishes wished wishing hope hoping desire craving crave longing long ready would+rather rather like prefer love ~chahta ~chahti ~chahte ~chahat ~chahu ~chah ~chahe ~chahiye ~chaiye ~cahta ~cahti ~ichchha ~ichha ~tamanna ~mann ~manu ~dil ~jee ~khwahish ~marzi ~arman',
  THINK:
    'think thinks thinking thinkin thot thought thoughts feel feels feeling felt feelin idea ideas ideation urge urges urging dream dreams dreaming dreamt imagine imagining obsessed considering consider contemplating contemplate planning plan plans planned decided decide wonder wondering tendency tendencies fantasize fantasise fantasizing ~soch ~socha ~sochta ~sochti ~sochte ~sochu ~soche ~khayal ~vichar ~lagta ~lagti ~lag ~lage ~irada ~faisla ~yojana ~thaan',
  WILL: 'will gonna going shall about must should have need needs needed try trying tried attempt attempted attempting attempts tries want threatens threatening threatened threat threats keeps let ~lunga ~lungi ~lu ~lun ~lo ~dunga ~dungi ~du ~dun ~jaunga ~jaungi ~jau ~jaun ~jana ~karunga ~karungi ~karu ~karna ~karne ~kar ~hai ~wala ~wali ~raha ~rahi ~dena ~dedu ~lena ~leta ~leti ~lenge ~denge ~jaye ~jaoge ~padega ~padegi ~jayega ~jayegi ~koshish ~dhamki ~gaya ~gayi ~lene ~dene ~jaane ~diya ~di ~jati ~jata ~karti ~karta ~krne ~krna ~kru ~jaate ~jaati ~lagau ~lagaun ~laga ~lagane ~lagana ~degi ~dega ~legi ~lega ~leni ~deni',
  WHY: 'why what+for reason reasons point purpose use meaning worth sense will ~kyun ~kyo ~matlab ~fayda ~wajah ~maksad ~kiske ~kisliye ~kaaran',
  HOW: 'how ways way method methods easiest easy easily quick quickest quickly painless painlessly pain+free fastest best many much tips steps ~kaise ~kaisa ~tarika ~tarike ~tarkib ~aasan ~kitni ~kitna ~kitne ~aasani',
  TIRED:
    '~thk tired tierd exhausted sick fed done bored enough hate hating weary over had ~thak ~thaka ~thaki ~tang ~pareshan ~bore ~ukta ~ub ~haar ~nafrat ~ghutan',
  GOODBYE: 'goodbye goodbyes goodby bye farewell alvida ~alvida ~vida+~lena ~vida+~le',
  LAST: 'last final finally ~aakhri ~aakhiri ~antim',
  WHEN_GONE:
    'after+me after+i+go when+im+gone when+i+am+gone once+im+gone after+im+gone after+i+am+gone after+i+die after+my+death when+i+die if+i+die ~mere+~baad ~mere+~jaane+~ke+~baad ~mere+~marne+~ke+~baad ~mere+~mrne ~mere+~na+~rehne',
  FOREVER: 'forever 4ever always permanently ~hamesha ~humesha ~sada',

  // To die, to live
  DIE: 'die dies died dyin dying dieing dei dead ~marna ~marne ~marni ~maru ~marunga ~marungi ~mar ~mara ~mari ~marjau ~marjana ~marjaunga ~marjaungi ~marenge ~margaya ~margayi ~marjaye ~maro ~marte',
  DYING:
    'die dies dyin dying dieing dei ~marna ~marne ~maru ~marunga ~marungi ~marjau ~marjana ~marjaunga ~marjaungi',
  MAR: '~mar ~marr',
  MARNA: '~marna ~marne ~marni',
  DEATH: 'death deaths deth ~maut ~mrityu ~mrtyu ~swargwas',
  SUICIDE:
    'suicid* suicde suiside sucide sucied suisid* suecid* suicied sueside soocide susaid* susied sucid* suiccide suicud* unalive unalived kms ctb ~khudkushi* ~khudkhusi ~khudkashi ~aatmahatya ~aatmdah ~suicide ~susaid ~suside ~swoside ~atmghat',
  KILL: 'kill kills killed killing klil keel slay murder murdering end finish ~maar ~maarna ~maardu ~maardalu ~khatam ~samapt ~mita ~mitana',
  KILLS: 'kill kills killed killing',
  END: 'end ends ended ending finish finishing finished quit quitting terminate ~khatam ~samapt ~ant',
  TAKE: 'take takes took taken taking taing ~le ~lena ~lene ~leli ~lelu ~loon ~leta ~leti ~lunga ~lungi ~lu ~li ~leni ~lelo ~lega ~legi ~lenge ~leke ~lekar',
  GIVE: '~de ~dena ~dene ~du ~dun ~dedu ~dunga ~dungi ~dega ~degi ~deni ~dedunga ~dedungi ~deti ~deta ~di ~dedi',
  LIFE: 'life lives lyf lief lif existence ~zindagi ~zindegi ~jeevan ~zindagani ~jingi ~life',
  JAAN: '~jaan ~pran',
  LIVE: 'live living livin alive exist existing existence survive surviving ~jeena ~jeene ~jeeni ~jeeye ~jiya ~jiu ~jeekar ~jeeke ~jee ~zinda ~jeeta ~jeeti ~jite ~jiyenge ~jeeunga ~jeeungi ~jivit',
  JEENA:
    '~jeena ~jeene ~jeeni ~jiya ~jiu ~jeekar ~jeeke ~zinda ~jeeunga ~jeeungi ~jiyun ~jiyoon ~jeeun ~jeeu',
  BE_HERE:
    'be+here be+alive be+around be+born been+born wake+up waking+up woke+up to+exist exist be+in+this+world be+on+this+earth keep+living keep+going carry+on go+on continue breathe be+anymore being+here being+alive remain+here stay+here see+tomorrow see+morning see+sunrise see+another+day wake+tomorrow ~uthna ~uthu ~subah+~dekhna ~subah+~dekhne ~subah+~dekhni ~kal+~dekhna ~suraj+~dekhna ~rehna+~is ~janam ~paida',
  DISAPPEAR:
    'disappear disappeared disappearing vanish vanishing vanished evaporate fade+away ~gayab ~lapata ~mit ~gum ~adrishya',
  GO_AWAY:
    'leave leaving go going goin gone quit escape exit ~chala ~chali ~chale ~chhod ~chhor ~chodke ~chhodkar ~jaana ~jau ~jaun ~jaunga ~jaungi ~door ~vida ~alvida ~nikal',
  WORLD: 'world earth duniya planet ~duniya ~sansar ~jagat ~jahan ~dharti ~dunya',
  SLEEP: 'sleep sleeping slept asleep ~so ~sona ~sone ~soya ~sojau ~sojaunga ~neend ~sote ~sojana',
  WAKE: 'wake waking woke wakeup woken ~uthna ~uthu ~jaagu ~jagna ~khule ~uth ~uthe ~utho ~uthunga ~uthungi',
  BURDEN:
    'burden burdens burdan burdening burdon liability deadweight dead+weight ~bojh ~bojha ~bhaar ~musibat ~museebat nuisance load costing trouble',
  USELESS:
    'useless worthless hopeless helpless failure waste trash garbage unwanted unloved nobody pathetic ~bekar ~nikamma ~nikammi ~nakara ~faltu ~manhoos ~bewajah ~wajood ~kalank',
  BETTER:
    'better happier happy relieved free fine ok okay peace peaceful rid ~behtar ~accha ~khush ~khushi ~sukoon ~sukhi ~azad ~mukt ~mukti ~chutkara ~pichha',
  WITHOUT_ME:
    'without+me w/o+me if+i+wasnt if+i+werent if+i+was+not if+i+were+not if+i+was+gone if+im+gone if+i+were+gone if+i+died if+i+die if+i+was+dead if+i+were+dead if+i+disappear if+i+disappeared if+i+vanish if+i+vanished when+i+am+gone when+im+gone once+im+gone after+im+gone me+gone i+was+gone i+were+gone i+am+gone im+gone wasnt+here wasnt+around wasnt+born werent+here ~mere+~bina ~mere+~bagair ~mere+~na+~hone ~main+~na+~rahu ~main+~nahi+~rahu ~main+~na+~rahi ~main+~na+~raha ~main+~na+~hota ~main+~na+~hoti ~main+~nahi+~hota ~main+~nahi+~hoti ~main+~nahi+~rahunga ~main+~nahi+~rahungi ~mere+~marne ~mere+~jaane ~mar+~jau ~mar+~jaun ~mar+~gaya ~mar+~gayi ~chala+~jau ~chali+~jau ~chala+~jaun ~chali+~jaun ~main+~hi+~na ~mera+~na+~hona ~mera+~nahi+~hona',
  MISS: 'miss misses missed notice noticed notices care cares cared cry cries remember bother matter mind fark mourn ~yaad ~fark ~parwah ~royega ~roega ~rone ~puchega ~puchta ~dhundega ~rota ~royenge',

  GOD: 'god gods lord allah jesus waheguru krishna yamraj ~bhagwan ~ishwar ~khuda ~allah ~rabb ~prabhu ~uparwala ~uparwale ~yamraj ~bulawa ~maut prayer pray praying yamraj ~yamraj ~ishwar',
  TAKE_ME:
    'take call pick end ~utha ~uthale ~uthalo ~uthaye ~bula ~bulale ~bulalo ~bulaye ~le+~le ~le+~lo ~le+~jao ~aa+~jaye ~aaye takes taking lift lifts wake ~chalo ~jayega ~le+~jaye ~le+~chal ~le+~chalo',
  DEAD_ONE:
    'husband wife son daughter mother father mom dad him her grandma grandpa ~pati ~patni ~biwi ~maa ~papa ~pitaji ~mummy ~uske ~unke ~usi ~bete',
  SEEN_NO_MORE:
    'shouldnt+be+here ~nahi+~laut* ~mat+~dhund* ~koi+~dhund* i+wont+be baby+and+she+should no+one+has+suffer wont+be+here not+be+here wont+be+around wont+see+me never+see+me not+see+me wont+see+me+again never+come+back not+come+back not+coming+back wont+come+back see+you+never ~nahi+~rahunga ~nahi+~rahungi ~nahi+~rahenge ~na+~rahu ~nahi+~lautunga ~nahi+~lautungi ~wapas+~nahi ~nahi+~dikhunga ~nahi+~dikhungi ~dikhunga+~nahi ~dikhungi+~nahi ~dhundna+~mat ~mat+~dhundna ~nahi+~milunga ~nahi+~milungi ~nahi+~aaunga ~nahi+~aaungi ~chala+~jaunga ~chali+~jaungi ~ja+~raha ~ja+~rahi ~nahi+~bachunga ~nahi+~bachungi wont+return not+return never+return wont+come+home not+coming+home ~shant+~ho+~jaunga ~shant+~ho+~jaungi ~shaant+~ho wont+be+alive not+be+alive wont+wake wont+live',
  ONLY_WAY:
    'only+way only+option one+option one+way only+solution only+escape only+answer last+option no+other+option only+death ~ek+~rasta ~aakhri+~rasta ~yahi+~rasta ~rasta+~maut ~maut+~rasta ~koi+~rasta+~nahi ~rasta+~nahi ~rasta+~dikhta ~ilaj+~maut ~maut+~ilaj ~maut+~accha ~maut+~behtar',
  NOT_NEED:
    'i+wont+need wont+need dont+need+these dont+need+them dont+need+it dont+need not+need no+use no+longer+need keep+it keep+them take+it ~rakh+~le ~rakh+~lena ~rakhna ~rakh+~lo ~zarurat+~nahi ~kaam+~nahi ~tu+~rakh wont+be+needing no+more+need',
  PLACE_OF_DEATH:
    'railing ~railing roof terrace bridge dam track tracks railway cliff ledge balcony canal river well edge platform ~chhat ~patri ~pul ~nadi ~kuan ~kuen ~nahar ~smashan ~khai ~bandh',
  STANDS:
    'stand stands standing stood sit sits sitting sat went gone going climbed climb walk walking staring look looking ~khada ~khadi ~baitha ~baithi ~baithta ~baithti ~baith ~gaya ~gayi ~chadh ~chala ~ghoomta ~jata ~jati',
  GUILTY: 'guilty guilt blame sorry forgive fault alone ~maaf ~dosh ~gunah ~kasoor ~maafi',

  // Means
  POISON:
    'monocrotophos chlorpyrifos chlorpyriphos dimethoate malathion parathion glyphosate roundup round+up thimet phorate nuvan dichlorvos endosulfan furadan carbofuran aluminium+phosphide aluminum+phosphide zinc+phosphide imidacloprid cypermethrin lindane ~monokrotofas ~nuvan ~thaimet ~roundup poison poisons poisen poisoning rat+poison ratpoison rodenticide sulphas sulfas celphos celfos selphos salphas salfas organophosphate insecticide pesticide pesticides weedicide herbicide paraquat phenyl finail phenol harpic acid cyanide bleach kerosene hit+spray odonil mosquito+refill allout thinner rat+kill ratol ~zehar ~zeher ~keetnashak ~dawai ~sulfas ~salfas ~chuhe+~maar ~chuha+~maar ~chuhamar ~khatmal+~maar ~mitti+~ka+~tel ~tezab ~finayal ~finail ~phenyl ~vish ~celphos spray+medicine ~spray+~wali ~spray+~ki tik20 tik+20 baygon begon',
  POISON_ALONE:
    'sulphas sulfas celphos celfos selphos cyanide rat+poison ratpoison rat+kill paraquat ~zehar ~zeher ~sulfas ~salfas ~vish',
  PILLS:
    'pill pills tablet tablets tab tabs medicine medicines capsule capsules drugs dose doses overdose alprax paracetamol crocin dolo sedative sedatives calmpose valium clonazepam lonazep strip strips bottle syrup insulin ~goli ~goliya ~goliyan ~golion ~dawa ~dawai ~dawaiyan ~dawaiya ~tablet ~tablets ~neend+~ki ~patta ~patte',
  CHEMICAL:
    'camphor mothballs urea fertiliser fertilizer spray shampoo remover ~kapoor ~kapur ~uriya ~yuria ~khaad ~chuna ~spray cake rat ~liquid ~likvid ~klinar ~haarpik ~esid ~saynait ~sprit ~botal bottle ~khet+~wali ~nariyal+~beej herbicide handrub naphthalene kaneru cleaner sanitizer sanitiser detergent liquid seeds seed datura dhatura oleander kaner lizol colin handwash thermometer mercury floor+cleaner toilet+cleaner room+freshener battery+cell petrol diesel turpentine mushroom something cake+rat dawa ~dhatura ~kaner ~tel ~dawai ~dawa ~nakli ~tezab ~phool ~beej',
  SICK: 'vomit vomiting vomited vomits froth frothing foam foaming unconscious unresponsive collapsed fainted faint dizzy blue sweating shaking convulsions convulsing seizure seizures breathing drowsy burning shock pinpoint pupils waking conscious ambulance icu antidote naloxone atropine first+aid emergency help+fast blind cannot+see not+responding not+waking ~behosh ~ulti ~ultiyan ~chakkar ~jhaag ~saans ~uth+~nahi ~hosh ~tadap ~ambulance ~neela ~aspatal ~kya+~karu ~kya+~kare ~bachao',
  AILMENT:
    'vitamin fever cold cough headache migraine acidity allergy bp sugar thyroid ~bukhar ~khansi ~sardi ~zukam ~sirdard ~dard ~acidity ~gas ~allergy ~bp ~sugar ~thyroid',
  MISTAKE: 'mistake mistakenly accidentally accident accidental ~galti ~dhokhe ~anjane',
  SPURIOUS: 'spurious illicit hooch methanol poisonous toxic fake ~nakli ~zehrili ~kachchi',
  MANY: 'many much all whole full entire bottle bunch lots handful strip strips too+many 10 12 15 20 25 30 40 50 60 ten fifteen twenty thirty fifty hundred ~saari ~sara ~bahut ~bahot ~puri ~pura ~ek+~saath ~dher ~jyada ~itni ~sab',
  SWALLOWED:
    '~pee+~li ~pee+~lia ~pe+~li ~pi+~rakha injected ingestion ingest ~khaye ~khayi took taken swallowed swallow drank drunk drink ate eaten eat consumed ingested overdosed had gulped ~khali ~kha+~li ~kha+~liya ~kha+~gaya ~kha+~gayi ~khaliya ~khaya ~kha ~pi+~gaya ~pi+~gayi ~piliya ~pili ~piya ~nigal ~nigli ~nigla ~nigal+~li ~gatak ~khake ~le+~li ~le+~liya ~le+~lia ~lee+~hai ~kha+~rakhi',
  DRINK:
    'drink drinking eat eating swallow swallowing take taking have consume consuming ~pi ~peena ~peene ~piu ~pilu ~pi+~lu ~pi+~lun ~kha ~khana ~khane ~khalu ~kha+~lu ~kha+~lun ~khaungi ~khaunga ~pilunga ~pilungi ~khakar ~khake ~peekar ~peeke ~khalunga ~khalungi ~khaku ~pilo ~nigal',
  HANG: 'hang hanging hanged hung noose strangle asphyxiate ~latak ~latakna ~latakne ~latakke ~latakkar ~latku ~phansi ~fasi ~phanda ~fande ~jhool ~jhulna ~latka ~latki',
  HANG_ALONE:
    'hang+myself hang+himself hang+herself hanging+myself hanging+himself hanging+herself hanged+himself hanged+herself noose ~latak+~jau ~latak+~jaun ~latak+~jaunga ~latak+~jaungi ~latak+~jana ~latak+~gaya ~latak+~gayi ~latak+~ke ~latak+~kar ~latakke ~latku ~phansi+~laga ~fasi+~laga ~phanda ~phande ~phansi+~lagana ~phansi+~par ~phansi+~pe ~phansi+~lag ~phansi+~kha ~phansi+~lelu ~phansi+~le ~jhool+~jau ~phansi+~lagane',
  JUMP: 'jump jumps jumped jumping jumpin leap throw+myself fall+from ~kood ~koodna ~koodne ~kude ~koodu ~kudjau ~koodke ~chhalang ~girna',
  HEIGHT:
    'roof terrace building bridge floor balcony tower cliff window hostel flat railing flyover river well canal lake dam sea pond train trains track tracks tank water 5th 4th 3rd 6th 7th metro ghat ~chhat ~pul ~imarat ~manzil ~khidki ~nadi ~nahar ~kuan ~kua ~kuen ~talab ~samundar ~samudra ~ganga ~train ~rail ~patri ~neeche ~upar ~khai ~jheel ~building ~kuwe ~dariya barrage waterfall valley gorge ~barrage',
  TRAIN:
    'train trains railway rail track tracks metro bus truck traffic ~patri ~rail ~gaadi ~relgadi ~train ~truck',
  UNDER: 'under front before infront lie lying stand jump throw ~neeche ~samne ~aage ~let ~leta',
  WEAPON:
    'knife blade razor razors rope noose scissors sharpener pills poison pistol gun ~chaku ~chakku ~chaaku ~chhuri ~churi ~blade ~razor ~ustra ~rassi ~zehar ~keetnashak ~goliyan ~bandook',
  GAS_OR_WIRE:
    'nitrogen+method nitrogen+gas+die helium+method helium+hood exit+bag charcoal+burning carbon+monoxide+die inert+gas+method ~gas+~khol+~ke ~gas+~khol+~kar ~gas+~khol ~bijli+~ki+~taar+~pakad ~bijli+~ka+~taar+~pakad ~taar+~pakad+~lu ~current+~laga+~lu ~nangi+~taar ~bijli+~taar+~pakad gas+on+door+shut',
  BE_AWAKE:
    'wish+i+did+not+wake wish+i+didnt+wake sorry+i+woke sorry+that+i+woke sad+i+woke sad+that+i+woke angry+i+woke angry+that+i+woke',
  GUN: 'gun pistol revolver rifle bullet shoot shooting ~bandook ~goli ~katta ~pistol ~tamancha ~rifle',
  BURN: 'burn burning fire petrol kerosene immolate immolation selfimmolation matchstick ~aag ~jala ~jal ~jalana ~jalu ~tel',
  DROWN: 'drown drowning ~doob ~doobna ~doobke ~dubkar',

  // Self-injury
  CUT: 'kaata kaati kaate cut cuts cutting slit slitting slash slashing slice slicing carve carving stab stabbing scratch scratching blade blades razor razors ~kaat ~kaatna ~kaatne ~kaatu ~kaatlu ~blade ~bled ~chaku ~kaat+~li ~kaatta ~kaatti ~kaatte ~chhuri',
  BODY: 'wrist wrists rist arm arms vein veins thigh thighs leg legs hand hands skin neck throat body forearm stomach ~haath ~nas ~kalai ~kalayi ~gala ~gale ~jaangh ~sharir ~naadi',
  WRIST: 'wrist wrists vein veins thigh thighs ~nas ~kalai ~kalayi',
  HURT: 'hurt hurts hurting harm harms harming hrm injure injuring injury injuries injured burn burns burning hit hitting hits punch punching bang banging bite biting scratch scratching punish punishing starve beat beating slap slapping torture bleed bleeding damage ~chot ~nuksan ~jala ~jalana ~jalata ~jalati ~marna ~maarta ~maarti ~saza ~takleef ~zakhmi ~zakhm ~noch ~nochna ~khoon ~ghayal ~peetna ~peet',
  SELF_HARM:
    'dsh selfharm* self+harm self+harming self+harmed self+hurt self+injury self+injuring self+injure selfinjury selfinjur* self+mutilation nssi self+inflicted self+destruct self+cutting cutter',
  BLOOD: 'blood bleed bleeding bleeds ~khoon ~rakt',
  RELIEF: 'relief relieved calm better release pain numb ~sukoon ~sakoon ~aaram ~acha ~rahat',

  // Voices
  VOICE: 'voice voices voces hallucination hallucinations ~awaaz ~awaazein',
  SAYS: 'say says said saying tell tells telling told ask asks asking order orders ordering command commands commanding force forcing ~kehti ~kehta ~kehte ~kah ~bolti ~bolta ~bolte ~bol ~hukm ~aadesh ~kehrahi ~bola ~kaha ~uksati',
  SOMETHING_BAD:
    'kill hurt harm die jump cut end stab burn hang do+it ~mar ~kood ~khatam ~marna ~kaat ~maarne ~kudne ~jala ~jaan ~latak',

  // Violence and coercion
  BEAT: '!DRINK_OF+~peetta !DRINK_OF+~peette !DRINK_OF+~peetti ~ghaseeta ~ghaseet ~dhakka hit hits hitting beat beats beating beaten beated slap slaps slapped slapping kick kicks kicked kicking punch punches punched punching choke chokes choked strangle strangles strangled thrash thrashes thrashed thrashing assault assaults assaulted assaulting abuse abuses abused abusing abusive torture tortures tortured torturing violent attack attacked attacks burnt burns pushes pushed shoves shoved whip whipped belt threw throws throwing thappad ~peet !DRINK_OF+~pitai !DRINK_OF+~pitayi ~peetna ~peetne ~pitata ~pitati ~thappad ~laat+~maar ~laat+~maara ~laat+~maari ~laat+~maarta ~laat+~maarte ~laat+~maarti ~laat+~marta ~laat+~ghunse ~laat+~ghusse ~laat+~ghunso ~laat+~ghuson ~laat+~mukke ~laat+~thappad ~laato ~laaton ~ghunsa ~mukka ~mukke ~chanta ~pitwata ~marpit ~maarpitai ~haath+~uthata ~haath+~uthate ~haath+~uthaya ~haath+~uthati ~haath+~utha ~haath+~uthana ~gala+~dabaya ~gala+~dabata ~gala+~daba ~gala+~dabane ~gala+~ghont ~jala+~diya ~jalaya ~jalane ~jalata ~maar+~peet ~maar+~pitai ~nochta ~satata ~satate ~satati ~pratadit ~pratadna ~atyachar ~zulm ~hinsa ~peetkar ~piteta ~dhakka ~baal+~kheench ~baal+~pakad scald scalds scalded twists twist chop',
  // "peette hain" is to beat, "sharab peete hain" to drink; any other "peete" may be either, or "pitai", a beating.
  PITA: '!DRINK_OF+~pita !DRINK_OF+~piti !DRINK_OF+~pite',
  DRINK_OF:
    'alcohol beer whisky whiskey rum desi liquor weed water milk tea ~sharab ~daru ~desi ~tharra ~madira ~mahua ~beer ~smack ~smaik ~ganja ~gaanja ~charas ~afeem ~bhang ~chitta ~heroin ~bidi ~cigarette ~cigrate ~sigret ~hukka ~nasha ~nashe ~paani ~chai ~doodh',
  // "mar jana" is to die, any other "mar" may be "maar", to hit.
  HIT: '~maar+!JAANA',
  JAANA:
    '~jana ~jaana ~jane ~jaane ~jau ~jaun ~jaoon ~jaunga ~jaungi ~ja ~jaa ~jao ~jaye ~jaaye ~jaoge ~jayega ~jayegi ~jayenge ~jaenge ~jata ~jaata ~jati ~jaati ~jate ~jaate ~gaya ~gayi ~gaye',
  MAARTA:
    '~maara ~maar+~rahe ~maar+~raha ~maar+~rahi ~maarenge ~maarpeet ~maarta ~maarti ~maarte ~maari ~maare ~maar+!JAANA ~maarke ~marega ~maar+~diya ~maardega',
  FIELD_MEDICINE:
    '~khet+~wali+~dawa ~khet+~wali+~dawai ~khet+~ki+~dawa ~khet+~ki+~dawai ~keede+~ki+~dawa ~keede+~ki+~dawai ~keede+~wali+~dawai ~fasal+~wali+~dawai ~fasal+~ki+~dawai ~kapas+~wali+~dawai ~spray+~wali+~dawai',
  ALONE_ROOM: 'bathroom washroom toilet ~bathroom ~baathroom ~gusalkhana ~gusalkhane',
  PRESCRIBED:
    'prescribed prescription doctor+gave doctor+said doctor+~ne doctor+~ki doctor+~wali ~doctor+~ne ~doctor+~ki ~doctor+~wali ~daktar+~ne ~daktar+~ki',
  SCALD:
    'iron+rod iron+box hot+iron hot+oil hot+water hot+tea hot+spoon boiling+water boiling+oil cigarette ~chimta ~chimte ~garam+~paani ~garam+~tel ~garam+~chai ~garam+~loha ~garam+~salakh ~garam+~chimta ~press+~se ~istri ~isteri ~cigarette ~sigret ~cigrate ~sigrate ~bidi ~tawa+~se ~garam+~tawa',
  FORCE:
    'force forces forced forcing coerce coerced pressurise pressurize blackmail blackmails blackmailed blackmailing blackmale threaten threatens threatened threatening threat threats stalk stalks stalking stalked stalker lock locks locked locking confined trapped trap harass harasses harassed harassing harassment molest* rape raped rapes raping rapist grope groped groping control controls controlling kidnap kidnapped imprisoned sextortion ~zabardasti ~zabarjasti ~jabran ~jabardusti ~dhamki ~dhamkata ~dhamkati ~dhamkaya ~dhamkate ~dhamkiyan ~dhamkana ~blackmail ~force ~qaid ~balatkar ~majboor ~dushkarm ~chhed ~chhedchhad ~chhedkhani ~band+~kar ~band+~karke ~kamre+~band ~mana+~karne ~nahi+~maanta ~ragging ~pichha+~karta ~picha+~karta ~peecha+~karta ~peechha+~karta ~pichha+~kar ~picha+~kar ~dara+~dhamka',
  SEX: 'sex sexual sexually intercourse bed nude nudes naked private privates genitals penis vagina breast breasts chest intimate ~sambandh ~sambhog ~sex ~nanga ~nangi ~kapde ~sharirik ~bistar ~hamari+~marzi',
  KILL_ME:
    'kill+me killing+me murder+me kill+us burn+me acid ~jaan+~se+~maar+!JAANA ~jaan+~lene ~mujhe+~maar+!JAANA ~maar+~dega ~maar+~denge ~maar+~dalega ~maar+~dalenge ~maar+~degi ~jala+~denge ~jala+~dega ~kaat+~dega ~kaat+~denge',
  OUT: 'out house home room phone money leave go meet talk ~bahar ~ghar ~phone ~paise ~nikalne ~jaane ~milne ~baat ~kamre ~maayke',
  ALLOW:
    'let lets allow allows allowed allowing permit take takes took taken snatch snatched keep keeps ~deta ~dete ~deti ~dene ~chheen ~liya ~rakha ~rakhte ~rakhta',
  DOWRY: 'dowry dahej ~dahej ~dahaj',
  MARRY:
    'marry married marrying marriage wedding shaadi nikah ~shaadi ~byah ~vivah ~nikah ~rishta ~sagai ~gauna',
  DOMESTIC:
    'domestic gharelu home household marital family intimate+partner partner ipv husband ~gharelu ~ghar ~parivarik',
  VIOLENCE:
    'violence violance voilence violens abuse abusive abuser assault torture cruelty beating beatings ~hinsa ~utpidan ~atyachar ~marpeet ~pratadna ~zulm ~shoshan ~498a',
  DRUNK: 'drunk drunken drinks drinking drink alcohol ~sharab ~daru ~pee ~peeke ~peekar ~nashe ~nasha',
  AFRAID:
    'scared afraid fear fears frightened terrified unsafe danger dangerous ~dar ~darta ~darti ~khatra ~khatre ~dara',

  // "maarna" says that something is done, not that a person is hit.
  DONE: '~seeti ~kiss kiss ~pappi ~chumma ~gappe ~gap ~chauka ~chhakka ~goal ~gol ~line ~entry ~selfie ~dialogue ~taali ~jhadu ~jhaadu ~pocha ~dubki ~sixer six ~six ~photo ~horn ~rang ~pichkari ~gulal ~brake ~ball ~shot ~chakkar ~aankh ~ghoont ~sutta ~jump ~class ~bunk ~stamp ~mohar ~missed+~call ~call ~pani ~chhapa ~udaan ~tadka ~chhaunk ~line ~taana ~mauka ~chance ~bandhan',
  // "mujhe peeta hai" is to be hit, whichever drink is named.
  BEATS_ME:
    '~mujhe+~peeta ~mujhe+~peete ~mujhe+~peeti ~mujhe+~roz+~peeta ~mujhe+~roz+~peete ~mujhe+~roz+~peeti ~mujhko+~peeta ~mujhko+~peete ~usko+~peeta ~use+~peeta ~biwi+~ko+~peeta',
  // What anyone eats and drinks.
  FOOD: 'water juice milk tea coffee lassi soda soup sherbet smoothie coke pepsi cola frooti maaza chaas buttermilk lemonade biscuit apple banana maggi rice roti lunch dinner breakfast ~paani ~pani ~juice ~doodh ~chai ~coffee ~lassi ~sharbat ~shikanji ~soda ~nimbu ~nariyal+~paani ~chaas ~chhachh ~thandai ~kadha ~soup ~kheer ~khana ~roti ~chawal ~maggi ~kela ~seb ~aam ~mithai ~biscuit ~samosa ~dal ~sabzi ~cold+~drink cold+drink red+bull ~nashta ~paratha ~halwa ~prasad ~ice+~cream',

  // Children
  TOUCH:
    '~haath+~fera ~haath+~ferta ~haath+~ferte ~haath+~pher touch touches touched touching tuch toch touchd fondle fondled fondling grope groped groping feel+up kiss kissed kisses rub rubs rubbed ~chhua ~chhuta ~chhute ~chhuna ~chhoo ~chhuti ~haath+~lagata ~haath+~lagaya ~haath+~lagate ~haath+~lagana ~haath+~pherta ~haath+~dala ~haath+~daalta ~haath+~rakhta ~touch ~sehlata ~dabata ~dabate ~chumma ~chumta',
  BADLY:
    'bad badly wrong wrongly inappropriate inappropriately weird weirdly strange dirty secretly uncomfortable there down+there private body under chest thigh clothes+off without+consent ~gandi ~ganda ~gande ~galat ~bura ~buri ~ajeeb ~gair ~neeche ~jagah ~badan ~chhati ~kapdo ~kapde ~andar',
  MOLEST:
    'molest* rape raped raping rapist pocso csa paedophile pedophile paedophil* incest groomed ~balatkar ~dushkarm ~kukarm ~shoshan ~yaun+~shoshan ~chhedchhad ~chhedkhani',
  ABUSE:
    'abuse abused abuses abusing abusive abuser molested molestation exploited exploitation assaulted neglect neglected trafficking trafficked ~shoshan ~atyachar ~utpidan',
  MINOR:
    'minor minors underage child teen teenager schoolgirl schoolboy 5yr 8yr 10yr 12yr 13yr 14yr 15yr 16yr 17yr ~nabalig ~bachpan ~chhoti+~umar ~kam+~umar childhood kid ~bachcha ~bachchi ~bachchon ~bachche',
  AGE: '5 6 7 8 9 10 11 12 13 14 15 16 17 five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen 6th 7th 8th 9th 10th 11th 12th 8yr 9yr 10yr 11yr 12yr 13yr 14yr 15yr 16yr 17yr 12yrs 13yrs 14yrs 15yrs 16yrs 17yrs 14f 15f 16f 17f 14m 15m 16m 17m 13f 13m',
  YEARS:
    'years year yrs yr yo old age aged class std standard grade th ~saal ~saala ~umar ~umra ~varsh ~kaksha ~class ~vi ~vin ~baras',
  SCHOOL:
    'school schoolmates class classmates teacher homework tuition hostel boards mummy papa principal ~school ~vidyalaya ~tuition ~tution ~paathshala ~mummy ~papa ~teacher ~kaksha',
  WORK: 'work labour labor working job factory beg begging ~kaam ~mazdoori ~bheekh',

  PUNISHED:
    'marks bruise bruises burns burn burned burnt stick cane scar scars welts iron injured locked tied starve starved hungry beaten chained cigarette ~nishan ~jala ~jale ~chot ~danda ~bhukha ~bandh ~jalti ~daag ~daagte',
  BAL: 'bal+vivah bal+mazdoori bal+majdoori bal+shram bal+shoshan ~bal+~vivah ~bal+~mazdoori ~bal+~shoshan ~bal+~shram',

  // Addiction
  ALCOHOL:
    'peg pegs ~peg alcohol alcoholic alcoholics alcoholism alchohol alcohal alchol alcholic liquor whisky whiskey rum beer booze drunkard ~sharab ~sharabi ~daru ~madira ~desi+~daru ~tharra ~piyakkad ~peene+~ki ~theka ~beer ~mahua ~hooch ~drinker',
  DRUG: 'ganja weed marijuana cannabis charas heroin smack chitta cocaine brown+sugar brownsugar opium afeem mdma lsd ketamine meth mephedrone tramadol fentanyl whitener bhang hashish hash codeine correx solution fluid pregabalin ~ganja ~charas ~afeem ~smack ~heroin ~bhang ~doda bhukki ~nashili ~cocaine ~iodex',
  TOBACCO:
    'smoking smoke cigarette cigarettes tobacco gutka gutkha bidi beedi khaini nicotine vape vaping hookah zarda ~gutka ~bidi ~biri ~khaini ~tambaku ~tamaku ~cigarette ~cigrate ~sigret ~zarda ~hukka ~pan+~masala',
  GAMBLE:
    'gambling gamble gambler betting bets satta rummy teenpatti teen+patti poker matka casino dream11 lottery ~juaa ~juwa ~satta ~sattebazi ~jue ~rummy ~matka ~satte',
  // "lat" is addiction; "laat", with these, a kick.
  KICKS:
    '~maar ~maara ~maari ~maarta ~maarti ~maarte ~marta ~marti ~marte ~ghunse ~ghusse ~ghunso ~mukke ~mukka ~thappad',
  NASHA: '~nasha ~nashe ~nashedi ~lat+!KICKS ~nashamukti ~vyasan ~nashakhori ~nashebaz',
  ADDICT:
    'addict addicts addicted addiction addction addictions hooked dependence dependent dependency withdrawal withdrawals relapse relapsed relapsing rehab deaddiction detox craving cravings sober sobriety sobar clean problem habit habits ~lat+!KICKS ~aadat ~aadi ~chaska ~nashamukti',
  QUIT: 'quit quitting stop stopping stopped leave give+up reduce control cut+down recover recovery treatment counselling help cure ~chhodna ~chhorna ~chhod ~chhodne ~chhodu ~chhudana ~chhudwana ~chhudaye ~chhudaun ~chhutkara ~chhoot ~chhutti ~band ~ilaj ~chhoote ~chhudane ~chhudwaye ~mukti ~kam',
  TREMBLE:
    'shake shakes shaking tremor tremors tremble trembles trembling jitters ~kaamp* ~kaanp* ~kaampte ~kaampne ~kaanpne ~kampan ~tootta ~toot+~ta ~tutta',
  DRINKS:
    'drink drinks drinking drunk drank ~peeta ~peete ~peeti ~peene ~peena ~pee ~peekar ~peeke ~peake ~piye ~peeya',
  HABIT:
    'every daily always everyday night morning much too heavily problem cant can+not again still husband father dad papa son brother ~roz ~rozana ~har ~din ~raat ~zyada ~bahut ~subah ~phir ~papa ~pati ~beta ~bhai ~aadmi ~bina',
  // Not drunk as a habit.
  TOXIC:
    'monocrotophos chlorpyrifos chlorpyriphos dimethoate malathion parathion glyphosate thimet phorate nuvan dichlorvos endosulfan furadan carbofuran phosphide cypermethrin poison poisons pesticide pesticides insecticide weedicide herbicide rodenticide sulphas celphos phenyl finail harpic acid bleach kerosene petrol diesel turpentine detergent lizol colin cleaner roundup mercury baygon ~zehar ~zeher ~keetnashak ~vish ~tezab ~sulfas ~celphos ~finayal ~finail ~phenyl',
  NOT_SUBSTANCE:
    'phone mobile social media instagram reels gaming game games pubg internet screen shopping sugar food tv porn youtube netflix chocolate coffee tea ~mobile ~phone water milk juice ~paani ~doodh ~chai ~chay ~chaay',

  SELF_INJURE:
    'cut cuts cutting burn burns burning burnt scratch scratched scratching bite biting punch punching slit carve carved bang banging prick pricked stab stabbing ~kaat ~kaatna ~kaatne ~kaatu ~jala ~jalata ~jalati ~jalaya ~noch ~nochti ~nochta ~chubhana ~chubha ~nishan ~khurach ~kharonch ~chot ~kaati ~kaata ~kaat+~li burned bruise bruising',
  SKIN: 'arm arms wrist wrists thigh thighs forearm leg legs skin hand hands stomach ~haath ~hath ~kalai ~jaangh ~pair ~baazu ~sharir ~nas',
  KIN_HARM:
    '~galat+~kaam ~galat+~kam ~ganda+~kaam ~gande+~kaam ~ganda+~kam ~galat+~harkat ~gandi+~harkat ~galat+~harkaten ~gandi+~baat wrong+things dirty+things bad+things wrong+thing dirty+thing ~chhedta ~chhedti ~ched+~raha ~chhed+~raha ~chhedkhani ~chedkhani',
  STARVE: 'starve starves starved starving ~khana+~nahi ~khana+~nhi ~bhukha+~rakha ~bhookha+~rakhte ~bhuka',
  ENTERS:
    'comes+in comes+into came+in came+into enters entered ~kamre+~me+~aata ~kamre+~me+~aate ~kamre+~me+~aaya ~room+~me+~aata ~kamre+~mein+~aata',
  VOICES: 'voices voces ~awaazein ~aawajen hallucinations',
  SIBLING: '~behen',
  RELATIVE:
    'husband wife partner boyfriend girlfriend bf gf inlaws inlaw in+laws mil fil cousin uncle aunt brother sister son dad daddy father mom mum mummy mother papa parents stepfather stepmother family ~pati ~patni ~biwi ~bibi ~shohar ~miyan ~gharwala ~gharwale ~gharwali ~ghar+~wale ~ghar+~wala ~aadmi ~mard ~saas ~sasur ~sasural ~sasuralwale ~devar ~jeth ~nanad ~jija ~bhai ~bhaiya ~beta ~bete ~bahu ~maa ~baap ~pita ~pitaji ~abbu ~ammi ~mummy ~papa ~chacha ~mama ~mausa ~tau ~dada ~nana ~premi ~mangetar ~teacher ~master nephew niece ~bhatija ~bhanja ~damad spouse attendant',
  MARTA:
    '!DRINK_OF+~peette !DRINK_OF+~peetti ~marta ~marti ~marte ~maar+~deta ~maar+~deti ~maar+~dete ~maar+~dalega ~maar+~dalenge ~maar+~dega ~maar+~denge ~maar+~raha ~maar+~rahi ~maar+~rahe ~maar+~peet ~maar+~pit ~marpeet ~maarpit ~peet+~raha !DRINK_OF+~peetta !DRINK_OF+~pitai',
  MINE: 'my me her his our ~mere ~meri ~mera ~mujhe',
  OFFSPRING: 'baby child son daughter kid kids children newborn infant toddler family',
  OVERDOSE:
    'lethal+dose fatal+dose handful+of+pills bottle+of+pills too+many+pills too+many+tablets too+many+medicines',
  STUDY:
    'movie film films song songs lyrics cast trailer episode series webseries novel quotes poem mcq quiz dialogue natak essay poster slogan speech debate project drawing theory sociology chemistry biology psychology+notes upsc ias ncert notes chapter class+10 definition meaning full+form law ipc bns statistics article research paper thesis seminar ppt prevention+day awareness+day ~nibandh ~poster ~slogan ~bhashan ~kavita ~gana ~gaana ~film ~natak ~arth ~muhavara ~muhavra ~kanoon ~kanun ~dhara ~samachar ~khabar ~rasayan ~vigyan ~paribhasha ~puran ~katha ~shayari ~lyrics act+2006 ~ka+~matlab samachar notes upsc marriage+act prohibition+act violence+act cosmetics+act drugs+and difference lysosome enzyme kinetics biology villain kavita filmo gaane schedule adhiniyam act mandatory reporting prakar durkheim sociology questionnaire validated licence license workshop birthday wishes janmdin sandesh mahabharat captain cricket pyq sholay sapne+matlab exercises acl kids+school ~adhiniyam ~prakar ~janmdin ~sandesh ~filmo ~gaane ~pariyojana ~cricket ~samajshastra ~mahabharat ~nishedh ~arth ~bodh ~sapne+~matlab ~ras ~sholay kabir+singh kal+ho+naa+ho vilom shabd paryayvachi samanarthi sutra formula hybridization worksheet answers civics explanation pratha diwas naare module training outline download diploma ghazal rules quota neelami notification antar course+fees maidan speech ~vilom ~shabd ~paryayvachi ~sutra ~divas ~naare ~gazal ~diploma ~pratha ~kisne',
  PERSON:
    ' i my im ive mine we us our he she his him friend patient client ~main ~mujhe ~mera ~mere ~meri ~hum ~hume ~hamara ~hoon ~hun ~hu ~dost ~pati ~patni ~bhai ~behen ~beta ~beti ~maa ~papa husband wife pt mareez ~mareez mother father child kid baby year years ~saal ~bachcha ~ladki ~ladka wants',
  ZABARDAST: '~zabardast',
  INSECT:
    '~tractor ~pashu ~bail ~charpai ~upay mosquito mosquitoes cockroach cockroaches rats rat mice ants lice bugs insects pests termites snake lizard weeds germs bacteria virus time ~machhar ~machchar ~chuha ~chuhe ~cockroach ~keede ~keeda ~makkhi ~deemak ~saanp ~chipkali ~ju ~khatmal ~chinti ~sundi ~kitanu kapas crop wheat beetle whitefly ~kapas ~fasal ~kida ~keet keet buffalo cow goat parrot fish bird hen plant plants tomato potato bee bees onion ~bhains ~gaay ~bail ~tota ~kutta ~kutte ~murgi ~bakri ~machhli ~paudhe ~paudha ~tamatar ~aalu ~paala ~madhumakkhi ~dank ~tiddi ~titli ~chidiya ~kabootar ~organic',
  C_FAREWELL:
    'last final finally goodbye bye farewell alvida sorry forgive letter ~aakhri ~antim ~maaf ~maafi ~alvida ~chitthi ~vida ~khat',
  C_HANDOVER:
    'gave jewellery bracelets passwords belongings guitar remarry ~baant ~palna ~sambhalna ~gehne ~gahne wont+need dont+need not+need compensation look+after take+care ~khayal+~rakhna ~dhyan+~rakhna ~naam+~kar ~naam+~kiye told+my+brother will+be+better wasiyat ~wasiyat ~vasiyat will+written papers+ready ~kagaz+~taiyar ~kagaz+~tayyar ~baant+~diya ~zarurat+~nahi giving+away given+away',
  C_LEAVING:
    'leave leaving going gone disappear vanish ~chala ~chali ~jaunga ~jaungi ~rahunga ~rahungi ~chhod ~jana ~jaana ~vida not+here not+be+here never+come never+return ~nahi+~aayegi ~kabhi+~nahi ~jaane+~do le+go ~na+~rehna ~na+~rahna',
  C_FINISH:
    'over end ends ending finish finished stop stops ~khatam ~poora ~mukti ~chain ~chhutkara peace relief forever permanently ~hamesha time+has+come ~time+~aa ~waqt+~aa close+my+eyes never+open shanti ~shanti',
  C_DEADLY:
    'rope noose fan river canal lake dam train tracks truck roof terrace window bridge pills poison spray knife blade gun rifle gas cliff ~rassi ~pankha ~pankhe ~nadi ~nahar ~patri ~chhat ~zehar ~zahar ~keetnashak ~kuan ~gas ~bandook ~goliyan ~pul ~dawa+~pi ~khai ~blade ~chaku sulphas kerosene',
  C_DEATH: 'die dead death dying ~marna ~marne ~maut ~mar ~mara ~mari ~marun ~maru ~lash ~arthi suicide kill',
  C_HOPELESS:
    'tired burden useless worthless alone shame debt failed nobody nothing hopeless unbearable ~thak ~bojh ~bekar ~akela ~akeli ~sharm ~karz ~karza ~barbad ~haar ~fail ~koi+~nahi no+face no+use no+point use+of ~faltu ~dukh ~dard ~tang',
  C_SOON:
    'tonight today ready plan planned waiting secretly imagine imagining thinking ~aaj ~raat ~soch ~sochta ~sochti ~sochne ~taiyar ~tayyar ~mann ~dil easy',
  C_ME: 'i me my mine im ive ~main ~mujhe ~mera ~mere ~meri ~maine ~hum ~hu ~hoon ~hun ~mujhko ~apni ~apna',
  C_HE: 'he she him her they friend son daughter brother sister husband wife patient client father mother papa ~wo ~woh ~usne ~uska ~uski ~beta ~beti ~dost ~pati ~patni ~bhai ~saheli ~dada ~pitaji ~bapu ~boli ~bola ~bolta ~kehta ~kehti ~kehte ~bol',
  C_KIN:
    'mom mummy dad papa mother father kids children baby son daughter wife husband brother sister family parents everyone friend friends ~maa ~papa ~mummy ~bachche ~bachcho ~munne ~beti ~beta ~pati ~patni ~biwi ~bhai ~behen ~sab ~sabko ~ghar ~bachhe',
  MEANS:
    'rope noose fan river canal lake talab train truck roof terrace window bridge railing pills poison spray knife blade gun rifle potassium injection gas bottle ~rassi ~pankhe ~nadi ~talab ~patri ~chhat ~zehar ~dawa ~dawai ~blade ~kuan ~gas ~keetnashak ~sheesi tracks',
  INTENT:
    'tonight ready plan waiting keep keeping kept near next hid hidden aside imagine imagining wanted rather tak ~takiye ~paas ~saath ~haath ~leke ~lekar ~lene ~soch ~mann ~himmat ~baithne ~baithi ~baitha stockpiling stockpile jumping injecting towards went gone night ~raat ~jaungi ~jaunga',
  // Context
  HEAD: 'head forehead temple temples mouth chest ~sir ~sar ~kanpati ~mathe',
  FACE: 'face ~chehra ~chehre ~muh ~mere ~upar',
  MOUTH: 'mouth ~muh ~munh',
  FOAM: 'foam froth frothing foaming ~jhaag',
  ROPE: 'rope dupatta saree fan ceiling tree bedsheet ~rassi ~dupatta ~pankha ~pankhe ~ped ~saree ~chunni',
  LAUGH: 'laugh laughing laughter joke funny lol haha ~has ~hans ~haste ~hanste ~hasi ~hansi',
  SHAME: 'shame bored boredom ~sharam ~bore ~bhookh ~garmi ~thand ~pyaar ~ishq',
  GIVEN_UP: 'given+up gave+up give+up giving+up ~haar',
  GO_ON: 'go+on going+on carry+on',
  LOCKED: 'locked lock locks locking confined trapped imprisoned ~band ~qaid',
  NOTHING: 'nothing ~kuch+~nahi',
  CLOTHES: 'clothes undress naked nude panty underwear shirt ~kapde ~kapda ~kapdo ~nanga ~nangi',
  SEE: 'see seeing watch watching ~dekh ~dekhkar ~dekhke',
  HER: 'her him she wife mother sister daughter woman girl maid bhabhi ~usko ~use ~bhabhi ~patni ~biwi ~maa ~behen ~didi ~bahu',
  SEND: 'send sends sent share sending ~bhej ~bhejo ~bhejne ~maang',
  TIME: 'time ~time ~waqt ~samay',
  FAIL: 'fail failed failing failure results result exam exams neet jee marks rank board boards backlog debt loan loans emi karza recovery+agent ~fail ~karz ~karza ~udhaar ~pariksha ~naukri ~fasal ~byaj ~kisht',
  NO_WAY:
    'no+way no+way+out no+hope no+option no+point no+escape nothing+left no+future no+other+way no+choice ~koi+~rasta ~raasta+~nahi ~umeed+~nahi ~himmat+~nahi ~koi+~ummeed ~chara+~nahi ~ilaj+~nahi ~nahi+~bacha',
  BEAR: 'take+it bear+it bear+this take+this do+this do+this+anymore go+on cope+anymore handle+this handle+it continue+like carry+on live+like do+it+anymore hold+on keep+going ~bardasht ~sahan ~jhel ~seh ~saha ~jhela',
  ANYMORE: 'anymore more any+more longer now enough ~ab ~aur ~bas ~abhi',
  MOVIE:
    'mcq quiz dialogue role play lyrics poem idiom meaning proverb story stories lol haha hahaha recipe recipes essay paper thesis seminar definition theory hero heroine mythology puran ~arth ~muhavara ~kahawat ~nibandh ~role ~dialogue ~punchnama ~shayar ~puran ~mazaak ~haha movie film films song songs cast trailer episode series webseries book novel quotes album gana scene actor actress season imdb netflix download review singer ott serial show band ~gana ~kahani ~filmy ~shayari ~film ~bollywood ~geet ~natak ~kavita poster speech drawing slogan debate project ~poster ~bhashan singh match bowler batsman kohli cricket team goal score',
  FARM: 'wheat rice crop crops field farm grain storage plant plants cotton garden spray acre price rate shop buy+online mouse+trap rats+in cockroach cockroaches ants termites termite lizard bedbugs pest gehu kapas soyabean dukaan dosage+per food ivy symptoms+of+food vet dog cow cat ~gehu ~kapas ~fasal ~khet ~kheti ~chawal ~anaj ~dhaan ~soyabean ~beej ~bhav ~chhidkav ~deemak ~cockroach ~chuhe ~chuho ~chuha ~machhar ~machchar ~keede ~keeda ~paudhe ~ghas whitefly soil harvest ~keet ~neem ~keeton chemistry notes chapter ncert subject homework project poster ~poster ~rasayan ~vigyan',
}

/** Words that say nothing about the meaning and may appear anywhere. */
export const FILLERS =
  'to too the a an really just so very pls plz even ever also of that literally actually honestly seriously badly fucking fuckin bloody kinda sort some little bit lot today tonight again yaar yar bro ~hi ~bhi ~toh ~yaar ~yar ~bas ~ab ~bilkul ~sach ~ek ~baar ~aaj ~abhi ~bahut ~itna ~yahi ~wahi ~bohot ~bht ~bahot ~hee ~phir ~kabhi ~sirf ~kuch ~kuchh please ~to ~toh'

/** Words near one of a family that mean something else. */
export const ORDINARY =
  'be by so me he we burnout burnouts marathi kaisi bharat deewali holi theek counselor counsellor counselling retirement mood diet diets dye dyed dying hair tie pie lie lied lies dice dine dive dove does done drink went wait waiting to waist waste west what whats wind wine wash wont water watt wanting like line lines link list listen of living room loving lovely leaving leaves leave alive app lives in loved given gave cuts off cup cut cot coat suit suite suits suited site sited outside inside subside side beside decide decided bill bills till tells fill filling skill skills mill hill will pill still keel feel feels bend send lend mend tend friend friends and end user land hand hands sand hang out hit song bit bite sit fit kit hint hurt feelings heart hearts hears hour hard ony charm farm army warm work half hall halt here there where were wear wise wish poise person prison poison ivy bison jump start lump dump pump bump pumps roof top proof bridge course ing training trained trains at gain rain brain drain grain rape seed grape grapes drape tape cape rope hope rate race rapid tough screen couch much such pouch coach reach teach beach box beats music bear beard bread heat seat meat neat best size bent bell beast boast bound found sound round abroad about above absorb abuse notation amuse accuse excuse reuse confuse house mouse cause pause clause source motion forced labour chapter forge forth fourth north worth it worthy earth birth month mouth south youth tooth smooth death note depth deaf debt dear dean deal dealt heal health healthy wealth real meal mean men mine mind mint mild child specialist wild chilli chill chilled lock build built guild guilt quilt quit job quiet quite quick quiz burn calories burning fat turn torn born barn bun fun run sun gun license gum gut nut nuts hut shut slut slit slot slow slap bracelet slip sleep over sleepy sheep steep step stop shop pop hop drop drug store drag drugs plug bug mug hug rug voice voices choice choices vice advice nice price device office police notice practice test justice missing mission missed call mess mass moss boss loss lost last date lasts fast past cost coast toast roast host most post mark sheet market marks card march martial mantra manna marina maria marble marry mary mario marg margin k man charge large barge care taker cared career carry car cars cards cart scar scarf score scare scarce share shark sharp harp carpet happen happy handy candy sandy mandi manta sugar free singer single finger fringe final finals finance fine fined find finding minding binding winding blinding blending ending credits bending lending sending spending pending heading reading leading wedding beading seating meeting beating retreat heating eating rating dating hating mating skating writing wring wringing ringing bringing singing swinging clinging hinge hanger angry anger danger ranger stranger strange change orange range arrange pitch pillow pinch pitta pizza pasta paste taste management haste baste chart charts starts star stars stare story glory sorry worry marriage carriage miracle medical medicine name medium media median radio ratio nation ration notion emotion emotional lotion potion option action auction caution section session passion impossible vision version mansion tension pension attention mention nahane nahata manana mamta mandir mahina mahine malai saral sardi saree shahar sharma sharmaji nashta nasta naasta nishana niyam jeans jeera jeevika jeevansathi tha jaanu january jain jandhan khatta khudai khushboo bhojan bhojpuri boil pitara pithoragarh maruti martin marvel marco with this that they them then their these those when which while have having been being would your yours from into onto under after before again more many make made making maker take takes give gives come comes coming came goes gone doing know knows known likes liked look looks looked finds need needs think thinks thing things people times year years week weeks months hours works working good great better well very just only even also back down home door doors food book books read write names number calls help helps helped short long high tall small big little late early next first second third part parts place places point kind kinds same other others another each every both some too own once cares costs fees college doctor tests exam exams study studies learn play plays game games songs movie dance walk walks runs talk talks speak said says asks asked show shows stops open close near far away left right head face eyes body mental sleeps dream night nights day days morning evening today tomorrow kids baby girl boys woman women wife husband family money bank loan paid pay buy sell city town village country india hindi english online video photo mail email page form title type text word words sign signs code cash offer plan plans notes idea ideas fact facts true false easy soft strong weak light dark black white blue green rose gold silver cold cool fire tree trees plant plants flower fruit rice milk salt meals lunch dinner breakfast tea coffee exercise yoga breath breathing relax calm peace upset sad lonely alone stress anxiety panic fear therapy therapist sessions appointment support group guide tips who why how can may might must shall should could tell full period kam kare papers paper colic bhaang invest invests investment zabardast jabardast liver livers iske uske jiske kiske chhote chote isliye diabetes juice smoker kaha kahaa kahan कहा कहाँ कहां onion meet bang banging'

/** Families whose words are found with a slip of the finger. */
export const MISTYPED: readonly string[] = [
  'WANT',
  'DIE',
  'KILL',
  'KILLS',
  'SELF',
  'SUICIDE',
  'LIFE',
  'LIVE',
  'BURDEN',
  'POISON',
  'DEATH',
  'JEENA',
  'KHATAM',
  'ABUSE',
  'VIOLENCE',
  'MOLEST',
  'DISAPPEAR',
  'GOODBYE',
]

/** English words that are others in Hindi: "me" is "in", "band" is "closed". */
export const HINDI_TOO =
  'me to so he main do use par are is us the her mere log band man jo din sun tab ho hi hum but bus pass gum mar kam on of'
